import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'

import { addFile } from './content-hash.mjs'
import { requireSpace } from './disk.mjs'
import { serveEarlierAssets } from './kept-assets.mjs'
import { printError } from './output.mjs'
import { inRoot } from './paths.mjs'
import { databaseIdentity } from './postgres/database.mjs'
import { say, step } from './progress.mjs'
import { asRefusal, Refusal } from './refusal.mjs'
import { nextCommand } from './tools.mjs'

/** @typedef {{ processes: import('./processes/processes.mjs').Processes, env: NodeJS.ProcessEnv, logFile: string }} BuildOptions */

/** Every file and folder whose contents go into a build. */
const SOURCES = [
  'src',
  'collections',
  'globals',
  'hooks',
  'endpoints',
  'public',
  'payload.config.ts',
  'next.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'postcss.config.mjs',
]

/** The variables that end up in prerendered pages. */
const VARIABLES = /^(SITE_URL|SANDBOX_URL|CHARTERDESK_SANDBOX|NEXT_PUBLIC_.*)$/

/** A build goes into the other one of two folders while the site is served from one of them. */
const FOLDERS = ['.next', '.next-2']
const STAMP = 'charterdesk-build'

/**
 * Builds the site for production, unless there is a build of just this already. Answers with its
 * folder.
 * @param {BuildOptions & { inUse?: string | undefined, anyContent?: boolean }} options `inUse` is the
 *   folder that is served from meanwhile; `anyContent` where no one looks at prerendered pages, and
 *   those of another database do as well
 */
export async function buildWhenOutdated({ processes, env, logFile, inUse, anyContent = false }) {
  const folders = env.NEXT_DIST_DIR ? [env.NEXT_DIST_DIR] : FOLDERS
  const fingerprint = await buildFingerprint(env, anyContent)
  const done = folders.find((folder) => stampOf(folder) === fingerprint)
  if (done) return done
  requireSpace('to build the site')
  const dist = folders.find((folder) => folder !== inUse) ?? ''
  const stamp = inRoot(dist, STAMP)
  rmSync(stamp, { force: true })
  const own = { ...env, NEXT_DIST_DIR: dist }
  await step('Building the site (about a minute)', () =>
    buildSite({ processes, env: own, logFile }),
  )
  await writeSbom(inRoot(dist, 'sbom.cdx.json'))
  serveEarlierAssets(inRoot(dist))
  writeFileSync(stamp, fingerprint)
  return dist
}

/** @param {string} folder */
function stampOf(folder) {
  const stamp = inRoot(folder, STAMP)
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : null
}

/**
 * Builds the site for production; what the build says goes to a file, and is shown when it fails.
 * @param {BuildOptions} options
 */
export async function buildSite({ processes, env, logFile }) {
  const log = openSync(logFile, 'w', 0o600)
  const code = await processes.run(process.execPath, nextCommand('build'), { env, stdio: log })
  closeSync(log)
  if (code === 0) return
  // After a failed build Turbopack can stumble over its own cache, and would each time from then on.
  rmSync(inRoot(env.NEXT_DIST_DIR ?? '.next', 'cache'), { recursive: true, force: true })
  const text = readFileSync(logFile, 'utf8')
  if (/ENOSPC|No space left/.test(text)) throw asRefusal({ code: 'ENOSPC' })
  printError(text.slice(-8000))
  throw new Refusal(
    'The site could not be built. See the output of "next build" above.',
    `It is also in ${logFile}. Fix the cause, then run the same command again.`,
  )
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} anyContent
 */
async function buildFingerprint(env, anyContent) {
  const hash = createHash('sha256')
  for (const source of SOURCES) addFile(hash, source)
  const variables = Object.entries(env).filter(([name]) => VARIABLES.test(name))
  hash.update(
    JSON.stringify([
      process.version,
      variables.sort(),
      anyContent ? null : await databaseIdentity(env.DATABASE_OWNER_URL ?? env.DATABASE_URL ?? ''),
    ]),
  )
  return hash.digest('hex')
}

/** npm's own, of what runs: `--workspaces=false` leaves out the lab, whose packages only measure. */
const SBOM = [
  ...['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev'],
  ...['--workspaces=false', '--include-workspace-root'],
]

/**
 * Writes the bill of materials (CycloneDX) beside a build: each package that runs, with its version,
 * hash and license.
 * @param {string} file
 */
async function writeSbom(file) {
  try {
    const options = { cwd: inRoot(), maxBuffer: 64 * 1024 * 1024 }
    const { stdout } = await promisify(execFile)('npm', SBOM, options)
    writeFileSync(file, stdout)
  } catch {
    say('No bill of materials was written: npm could not list the packages.')
  }
}
