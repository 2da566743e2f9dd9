// The web container's process: the site's server, which only this container reaches, and the front
// before it. When one of them ends, the other is stopped and the container with it, so that whoever
// keeps the container starts both again.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const { PORT = '3000', WEB_PORT = '3300' } = process.env
const here = import.meta.dirname

const server = start('server.js', { PORT: WEB_PORT, HOSTNAME: '127.0.0.1' })
const front = start(join(here, 'front.cjs'), { PORT })
const both = [server, front]

let stopping = false
for (const child of both) child.once('exit', (code) => stop(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stop(0))

/**
 * @param {string} program
 * @param {Record<string, string>} variables
 */
function start(program, variables) {
  const env = { ...process.env, WEB_PORT, ...variables }
  return spawn(process.execPath, [program], { stdio: 'inherit', env })
}

/** @param {number} code */
function stop(code) {
  if (stopping) return
  stopping = true
  const ends = both.map((child) =>
    child.exitCode !== null || child.signalCode !== null
      ? null
      : new Promise((resolve) => child.once('exit', resolve)),
  )
  for (const child of both) child.kill('SIGTERM')
  Promise.all(ends).then(() => process.exit(code))
}
