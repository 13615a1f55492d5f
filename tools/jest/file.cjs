module.exports = '/file'
