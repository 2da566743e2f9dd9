// No imports here: this is the one module that a Node.js too old for the others still has to read.

const OLDEST = { major: 20, minor: 19 }

/**
 * Ends the process with a sentence when this Node.js is too old to install the one the project pins.
 * @param {string} version
 */
export function requireNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) return
  console.error(
    `\nThis is Node.js ${version}, and Charterdesk needs ${OLDEST.major}.${OLDEST.minor} or newer.`,
  )
  console.error('Install a current Node.js (24 is best), then run the same command again.\n')
  process.exit(1)
}
