// `npm run check` runs this: what the packages and images are that we build from. `--registry` asks npm's
// registry what is known to be vulnerable, and whether the packages are signed. What it answered is kept in
// scripts/asvs/supply.json with the day and the packages that it goes for; `npm run check` says so where that is
// about other packages, or older than SECURITY.md gives anything to be mended in.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const ANSWER = 'scripts/asvs/supply.json'
const MOST_DAYS = 30

const lock = readFileSync('package-lock.json', 'utf8')
const packages = createHash('sha256').update(lock).digest('hex')
/** @type {Record<string, { integrity?: string, link?: boolean, version?: string }>} */
const locked = JSON.parse(lock).packages

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
 * @returns {boolean} whether the registry says that all is well
 */
function ask(what, command, answered) {
  const { status, stdout, stderr } = spawnSync('npm', command, { encoding: 'utf8' })
  if (status === 0) {
    console.log(`${what}: ok`)
    return true
  }
  if (!answered.test(stdout)) {
    console.log(`${what}: SKIPPED, the registry did not answer (${stderr.trim().split('\n')[0]})`)
    return false
  }
  console.log(`${what}: FAILED\n${stdout}`)
  process.exitCode = 1
  return false
}

if (process.argv.includes('--registry')) {
  const isMended = ask(
    'known vulnerabilities',
    ['audit', '--omit=dev', '--audit-level=high'],
    /severity/i,
  )
  const isSigned = ask(
    'signatures',
    ['audit', 'signatures'],
    /(?:missing|invalid) (?:registry )?signature|attestation/i,
  )
  if (isMended && isSigned) {
    const answer = { packages, answeredOn: new Date().toISOString().slice(0, 10) }
    writeFileSync(ANSWER, `${JSON.stringify(answer, null, 2)}\n`)
  }
} else {
  const { packages: about, answeredOn } = existsSync(ANSWER)
    ? JSON.parse(readFileSync(ANSWER, 'utf8'))
    : { packages: '', answeredOn: 'never' }
  const days = (Date.now() - Date.parse(answeredOn)) / 86_400_000
  if (about !== packages || !(days < MOST_DAYS))
    console.log(
      `Vulnerabilities of these packages were last asked about: ${answeredOn}. npm run check:supply`,
    )
}
if (unhashed.length > 0) process.exitCode = 1
