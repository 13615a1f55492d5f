/** Name of the honeypot field, which only bots fill in. Form services know it by this name too. */
export const trapField = '_gotcha'
