// The web container's processes: the site's server, which only this container reaches, and the front
// before it. One that ends is started again, with longer and longer pauses; without the server the
// front says so to whom it can (503), and the other is not stopped for it.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { countFailures, wordsFor } from './support/processes/restarts.mjs'

const { PORT = '3000', WEB_PORT = '3300' } = process.env
const app = join(import.meta.dirname, '..')

/** @type {Map<string, import('node:child_process').ChildProcess>} */
const running = new Map()
let isStopping = false

for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop)
const { DATABASE_FRONT_URL, ...site } = process.env
const { DATABASE_DIRECT_URL, DATABASE_URL = '' } = site
const open = Object.entries(site).filter(([name]) => !/^(?:S3|DATABASE)_/.test(name))
keep('site', 'server.js', { ...site, PORT: WEB_PORT, HOSTNAME: '127.0.0.1' })
keep('front', join(app, 'front.mjs'), {
  ...Object.fromEntries(open), // it reads what changed of the site, and no files
  DATABASE_URL: DATABASE_FRONT_URL ?? DATABASE_DIRECT_URL ?? DATABASE_URL,
  PORT,
})

/**
 * @param {string} name
 * @param {string} program
 * @param {NodeJS.ProcessEnv} variables
 */
async function keep(name, program, variables) {
  const count = countFailures()
  const env = { WEB_PORT, ...variables }
  while (!isStopping) {
    const child = spawn(process.execPath, [program], { stdio: 'inherit', env })
    running.set(name, child)
    const ending = await endOf(child)
    running.delete(name)
    if (isStopping) return
    const { pause } = count.add()
    console.error(`The ${name} stopped (${wordsFor(ending)}); restarting it in ${pause / 1000} s.`)
    await sleep(pause)
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<import('./support/processes/restarts.mjs').Ending>}
 */
function endOf(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, error }))
    child.once('exit', (code, signal) => resolve({ code: code ?? 1, signal }))
  })
}

async function stop() {
  if (isStopping) return
  isStopping = true
  for (const name of ['front', 'site']) await end(name) // the site answers what the front has passed on
  process.exit(0)
}

/** @param {string} name */
async function end(name) {
  const child = running.get(name)
  if (!child) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
