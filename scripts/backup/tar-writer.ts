import { once } from 'node:events'
import type { Writable } from 'node:stream'

/** Tar keeps its files in blocks of this many bytes. */
export const BLOCK = 512
const PLAIN_NAME = 100
const EMPTY = Buffer.alloc(BLOCK)

function header(name: string, size: number, kind: '0' | 'x'): Buffer {
  const block = Buffer.alloc(BLOCK)
  const octal = (value: number, at: number, length: number) =>
    block.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at)
  block.write(name.slice(0, PLAIN_NAME), 0)
  octal(0o600, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  octal(size, 124, 12)
  octal(0, 136, 12)
  block.write('        ', 148) // counted as spaces in its own sum
  block.write(kind, 156)
  block.write('ustar\0', 257)
  block.write('00', 263)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

const padding = (size: number) => EMPTY.subarray(0, (BLOCK - (size % BLOCK)) % BLOCK)

/** A record of the extended header, which says how long it is, with its own length in that. */
function record(name: string): Buffer {
  const rest = Buffer.byteLength(` path=${name}\n`)
  let length = rest
  while (length !== rest + String(length).length) length = rest + String(length).length
  return Buffer.from(`${length} path=${name}\n`)
}

/** Writes a tar file that every tar reads, waiting for the other side. */
export function tarWriter(to: Writable) {
  async function put(bytes: Uint8Array): Promise<void> {
    if (to.destroyed) throw to.errored ?? new Error('The archive could not be written.')
    if (bytes.length > 0 && !to.write(bytes)) await once(to, 'drain')
  }
  return {
    /** @throws Error where there are not as many bytes as was said */
    async entry(name: string, size: number, body: AsyncIterable<Uint8Array> | Uint8Array[]) {
      if (name.length > PLAIN_NAME || /[^\x20-\x7e]/.test(name)) {
        const long = record(name)
        await put(header('PaxHeaders/name', long.length, 'x'))
        await put(long)
        await put(padding(long.length))
      }
      await put(header(name.replace(/[^\x20-\x7e]/g, '_'), size, '0'))
      let written = 0
      for await (const bytes of body) {
        written += bytes.length
        await put(bytes)
      }
      if (written !== size) throw new Error(`${name} has ${written} bytes in place of ${size}.`)
      await put(padding(size))
    },
    async end() {
      await put(EMPTY)
      await put(EMPTY)
      to.end()
    },
  }
}
