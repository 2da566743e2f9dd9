// No imports here: this is the one module that a Node.js too old for the others still has to read.

const OLDEST = [20, 19]

/** Ends the process with a sentence when this Node.js is too old to install the one the project pins. */
export function requireNode(version) {
  const [major, minor] = version.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return
  console.error(`\nThis is Node.js ${version}, and Charterdesk needs ${OLDEST.join('.')} or newer.`)
  console.error('Install a current Node.js (24 is best), then run the same command again.\n')
  process.exit(1)
}
