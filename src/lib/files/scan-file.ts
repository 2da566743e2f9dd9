import { connect, type Socket } from 'node:net'

import { env } from '@/src/lib/env'

const CHUNK = 64 * 1024
const PATIENCE_MS = 30_000
/** What ClamAV answers is one line. */
const LONGEST_ANSWER = 4096

/** The scanner does not answer, or not with a verdict. */
export class ScannerAway extends Error {}

/** A socket by its path, or a host with a port, which is 3310 by default. */
function open(place: string): Socket {
  if (place.startsWith('/')) return connect(place)
  const { hostname, port } = new URL(`tcp://${place}`)
  return connect({ host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port || 3310) })
}

/** Sends clamd a command (`z` form, ended by a null byte) and gives its answer. */
function ask(place: string, parts: Iterable<Buffer>): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = open(place)
    let answer = ''
    const fail = (reason: string) => {
      socket.destroy()
      reject(new ScannerAway(`The file scanner at ${place} ${reason}`))
    }
    socket.setTimeout(PATIENCE_MS, () => fail('does not answer'))
    socket.on('error', (error) => fail(`failed: ${error.message}`))
    socket.on('data', (data) => {
      answer += data.toString('latin1')
      if (answer.length > LONGEST_ANSWER) fail('says too much')
    })
    socket.on('close', () => resolve(answer.split('\0')[0] ?? ''))
    socket.on('connect', () => {
      for (const part of parts) socket.write(part)
    })
  })
}

function* stream(data: Buffer): Generator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for (let at = 0; at < data.length; at += CHUNK) {
    const part = data.subarray(at, at + CHUNK)
    const size = Buffer.alloc(4)
    size.writeUInt32BE(part.length)
    yield size
    yield part
  }
  yield Buffer.alloc(4)
}

/**
 * What ClamAV finds in a file; null for nothing, or where there is no ClamAV.
 * @throws ScannerAway when it gives no verdict: a file that was not scanned is not taken
 */
export async function findInFile(data: Buffer, place = env.CLAMAV_HOST): Promise<string | null> {
  if (!place) return null
  const answer = await ask(place, stream(data))
  if (/^stream: OK$/.test(answer)) return null
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1]
  if (found) return found
  throw new ScannerAway(`The file scanner at ${place} gave no verdict: ${answer || 'nothing'}`)
}

/** Whether ClamAV answers. @throws ScannerAway when it does not */
export async function pingScanner(place: string): Promise<void> {
  const answer = await ask(place, [Buffer.from('zPING\0')])
  if (answer !== 'PONG') throw new ScannerAway(`The file scanner at ${place} is not ClamAV`)
}
