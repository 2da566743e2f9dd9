import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

import { inRoot } from '../paths.mjs'
import { step } from '../progress.mjs'
import { Refusal } from '../refusal.mjs'

/** The shell first: the same engine without windows and bars, at less than half of the processor's time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const INSTALL_WITHIN_MS = 10 * 60_000

/** The path of a Chromium that runs here: an installed one, else Playwright's, else one installed now. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (runs(named)) return named
    throw new Refusal(
      `No working Chromium at ${named}, set by CHROMIUM_PATH.`,
      'Set CHROMIUM_PATH to a Chromium or Chrome program, or leave it unset.',
    )
  }
  return installed() ?? (await installOne())
}

/** @returns {string | null} */
function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, MAC, playwrights()].find(runs) ?? null
}

/** @returns {string} */
function playwrights() {
  const require = createRequire(inRoot('package.json'))
  return require('@playwright/test').chromium.executablePath()
}

/** @param {string | null} path */
function runs(path) {
  if (!path || !existsSync(path)) return false
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0
}

async function installOne() {
  const ways = [
    [process.execPath, inRoot('node_modules/@playwright/test/cli.js'), 'install', 'chromium'],
  ]
  if (process.getuid?.() === 0) {
    ways.push([
      'sh',
      '-c',
      'apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy chromium-headless-shell',
    ])
  }
  for (const way of ways) {
    const name = way[0] === 'sh' ? "from Debian's packages" : "Playwright's own"
    await step(`Installing a Chromium, ${name}`, () => attempt(way))
    const found = installed()
    if (found) return found
  }
  throw new Refusal(
    'The end-to-end tests need Chromium. It is not installed and could not be installed.',
    'Install Chromium or Chrome (on Debian, as root: apt-get install chromium-headless-shell), or set CHROMIUM_PATH.',
  )
}

/** @param {string[]} way a program and its arguments */
function attempt([command = '', ...args]) {
  spawnSync(command, args, { stdio: 'ignore', timeout: INSTALL_WITHIN_MS })
}
