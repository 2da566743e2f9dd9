// `npm run check` runs this: what the packages and images are that we build from. `--registry` asks npm's
// registry what is known to be vulnerable, and whether the packages are signed.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** @type {Record<string, { integrity?: string, link?: boolean, version?: string }>} */
const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages

const unhashed = Object.entries(locked)
  .filter(([path, { link }]) => path.startsWith('node_modules/') && !link)
  .filter(([, { integrity = '' }]) => !/^sha(?:512|256)-/.test(integrity))
  .map(([path]) => `package-lock.json: ${path} has no hash`)

for (const problem of unhashed) console.log(problem)

/**
 * Asks the registry. What does not answer is said, and counts neither as passed nor as failed.
 * @param {string} what
 * @param {string[]} command
 * @param {RegExp} answered
 */
function ask(what, command, answered) {
  const { status, stdout, stderr } = spawnSync('npm', command, { encoding: 'utf8' })
  if (status === 0) return console.log(`${what}: ok`)
  if (!answered.test(stdout)) {
    console.log(`${what}: SKIPPED, the registry did not answer (${stderr.trim().split('\n')[0]})`)
    return
  }
  console.log(`${what}: FAILED\n${stdout}`)
  process.exitCode = 1
}

if (process.argv.includes('--registry')) {
  ask('known vulnerabilities', ['audit', '--omit=dev', '--audit-level=high'], /severity/i)
  ask(
    'signatures',
    ['audit', 'signatures'],
    /(?:missing|invalid) (?:registry )?signature|attestation/i,
  )
}
if (unhashed.length > 0) process.exitCode = 1
