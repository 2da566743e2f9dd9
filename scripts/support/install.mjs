import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, sep } from 'node:path'

import { makeDataFolder } from './data-folder.mjs'
import { requireSpace } from './disk.mjs'
import { inData, inRoot, root } from './paths.mjs'
import { takeLock } from './processes/lock.mjs'
import { watchGroup } from './processes/orphans.mjs'
import { say, sleep, step } from './progress.mjs'
import { Refusal } from './refusal.mjs'

const lockfile = inRoot('package-lock.json')
const stamp = inRoot('node_modules/.charterdesk-lock')

/** @type {[sign: RegExp, problem: string, remedy: string][]} */
const FAILURES = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|network/i,
    'The npm registry cannot be reached, so the packages cannot be installed.',
    'Check the network connection and npm’s proxy settings, then run the same command again.',
  ],
  [
    /ENOSPC/,
    'The disk is full, so the packages cannot be installed.',
    'Free some space, then run the same command again.',
  ],
  [
    /EACCES|EPERM|EROFS/,
    `This user cannot write to ${root}, so the packages cannot be installed.`,
    'Run the command as the user who owns that folder.',
  ],
]

/** Installs the packages that package-lock.json names, unless they are there already. */
export async function installPackages() {
  if (isInstalled()) return
  makeDataFolder()
  const lock = await waitForLock()
  try {
    if (isInstalled()) return
    requireSpace('to install the packages')
    const first = !existsSync(inRoot('node_modules'))
    await step(
      first ? 'Installing the packages (a minute or two, once)' : 'Installing the changed packages',
      install,
    )
    writeFileSync(stamp, lockHash())
  } finally {
    lock.release()
  }
}

/** Packages are not replaced below programs that run. */
export function requireInstalled() {
  if (isInstalled()) return
  throw new Refusal(
    'The packages have changed, which running programs still load from.',
    'Stop the site and use "npm start".',
  )
}

async function waitForLock() {
  for (let told = false; ; told = true) {
    const lock = takeLock(inData('install.lock'))
    if (!lock.heldBy) return lock
    if (!told)
      say(`Another process (${lock.heldBy.pid}) is installing the packages. Waiting for it.`)
    await sleep(500)
  }
}

function lockHash() {
  if (!existsSync(lockfile)) {
    throw new Refusal(
      `The file ${lockfile} is missing.`,
      'Get a complete copy of the project, then run the same command again.',
    )
  }
  return createHash('sha256').update(readFileSync(lockfile)).digest('hex')
}

function isInstalled() {
  const hash = lockHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true
  if (!agreesWithNpm()) return false
  try {
    writeFileSync(stamp, hash)
  } catch {
    // Only a note for next time; someone else's node_modules serve as well.
  }
  return true
}

/** Whether someone's own `npm install` has put in place just what package-lock.json names. */
function agreesWithNpm() {
  const record = inRoot('node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const wanted = JSON.parse(readFileSync(lockfile, 'utf8')).packages
  const present = JSON.parse(readFileSync(record, 'utf8')).packages
  /** @param {string} path */
  const isSame = (path) => wanted[path]?.integrity === present[path]?.integrity
  /** @param {string} path */
  const missing = (path) => path !== '' && !present[path] && !wanted[path].optional
  return Object.keys(present).every(isSame) && !Object.keys(wanted).some(missing)
}

/**
 * A clean install; or, where the lock file was written without the packages of some other platform,
 * which `npm ci` refuses, an install that goes by the lock file as far as it goes.
 */
async function install() {
  const strict = await npm('ci')
  if (strict.code === 0) return
  const lenient = isIncomplete(strict.output) ? await npm('install', '--no-save') : strict
  if (lenient.code !== 0) throw installFailure(lenient.output)
}

/** @param {string} output */
function isIncomplete(output) {
  return /EUSAGE/.test(output) && /from lock file/.test(output) && !/Invalid:/.test(output)
}

/**
 * @param {...string} command
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function npm(...command) {
  // npm runs on the machine's own Node.js: the packaged one is about to be replaced.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes(`node_modules${sep}.bin`))
    .join(delimiter)
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  return new Promise((resolve, reject) => {
    const child = spawn('npm', [...command, ...options], {
      cwd: root,
      env: { ...process.env, PATH: path },
      detached: true, // so that it ends with us, however we end: half an install is none
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const watched = child.pid ? watchGroup(child.pid) : null
    let output = ''
    /** @param {Buffer} chunk */
    const keep = (chunk) => {
      output = (output + chunk).slice(-20_000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', () => reject(noNpm()))
    child.on('close', (code) => {
      watched?.forget()
      resolve({ code, output })
    })
  })
}

function noNpm() {
  return new Refusal('The npm command was not found.', 'Install npm, which comes with Node.js.')
}

/** @param {string} output */
function installFailure(output) {
  const known = FAILURES.find(([sign]) => sign.test(output))
  if (known) return new Refusal(known[1], known[2])
  console.error(output)
  return new Refusal(
    'npm could not install the packages. See its output above.',
    'Fix the cause, then run the same command again.',
  )
}
