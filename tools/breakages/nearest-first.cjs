/** Runs the test files first whose paths are likest to that of the broken file, then the small ones. */
module.exports = class NearestFirst {
  sort(tests) {
    const words = wordsOf(process.env.BROKEN_FILE ?? '')
    const shared = ({ path }) => wordsOf(path).filter((word) => words.includes(word)).length
    const size = ({ path, context }) => context.hasteFS.getSize(path) ?? 0
    return [...tests].sort((a, b) => shared(b) - shared(a) || size(a) - size(b))
  }

  cacheResults() {}
}

/** Returns the words of a path, without folders and endings that most paths have. */
function wordsOf(path) {
  const below = path.replace(/^.*\/(?:src|__tests__)\//, '').replace(/^src\//, '')
  return below.split(/[^a-z]+/).filter((word) => !['test', 'ts', 'tsx', ''].includes(word))
}
