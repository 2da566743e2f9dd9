import { createServer } from 'node:net'

import { codeOf, Refusal } from './refusal.mjs'

const HOSTS = ['127.0.0.1', '0.0.0.0', '::']

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) =>
      resolve(['EAFNOSUPPORT', 'EADDRNOTAVAIL'].includes(codeOf(error) ?? '')),
    )
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/**
 * Whether no one listens on the port, on any address of this machine.
 * @param {number} port
 */
export async function isFree(port) {
  for (const host of HOSTS) {
    if (!(await canListen(port, host))) return false
  }
  return true
}

/**
 * The first free port from a given one on.
 * @param {number} from
 * @param {number[]} [except]
 */
export async function firstFree(from, except = []) {
  for (let port = from; port < from + 200 && port <= 65535; port += 1) {
    if (!except.includes(port) && (await isFree(port))) return port
  }
  throw new Refusal(
    `No port from ${from} to ${from + 199} is free.`,
    'Stop a program that uses one of them, or set another port with PORT.',
  )
}

/**
 * Keeps others from taking ports that are to be used later; answers with what lets them go.
 * @param {number[]} ports
 */
export async function holdPorts(ports) {
  const servers = await Promise.all([...new Set(ports)].map(hold))
  return () => Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
}

/**
 * @param {number} port
 * @returns {Promise<import('node:net').Server>}
 */
function hold(port) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', reject)
    server.listen({ port, host: '127.0.0.1' }, () => resolve(server))
  })
}

/**
 * The port that a variable names, which must be free, or else the first free one from a default on.
 * @param {'PORT' | 'SANDBOX_PORT' | 'WEB_PORT'} name
 * @param {number} preferred
 * @param {number[]} [except]
 */
export async function namedOrFree(name, preferred, except = []) {
  const named = process.env[name]
  if (!named) return firstFree(preferred, except)
  if (await isFree(Number(named))) return Number(named)
  throw new Refusal(
    `Port ${named}, set by ${name}, is in use by another program.`,
    `Stop that program, set ${name} to another port, or leave ${name} unset to use any free port.`,
  )
}

/**
 * A port that the system says is free on the loopback address right now.
 * @returns {Promise<number>}
 */
export function anyFree() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : undefined
      server.close(() => (port ? resolve(port) : reject(new Error('No port was given'))))
    })
  })
}
