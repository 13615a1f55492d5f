/** Writes changesets into CHANGELOG.md as they are, without hashes of commits. */
exports.getReleaseLine = async ({ summary }) => {
  const [first, ...others] = summary.trim().split('\n')
  return [`- ${first}`, ...others.map((line) => (line ? `  ${line}` : ''))].join('\n')
}

exports.getDependencyReleaseLine = async () => ''
