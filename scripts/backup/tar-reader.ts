import { BLOCK } from './tar-writer'

export type TarEntry = {
  readonly name: string
  readonly size: number
  /** Its bytes, to be read before the next entry is asked for. */
  readonly body: AsyncIterable<Buffer>
}

export class DamagedArchive extends Error {}

/** Hands out bytes in the portions asked for, and holds no more than it was given at once. */
function portions(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)

  async function some(most: number): Promise<Buffer> {
    while (rest.length === 0) {
      const { value, done } = await chunks.next()
      if (done) throw new DamagedArchive('The archive ends too early.')
      rest = value
    }
    const part = rest.subarray(0, most)
    rest = rest.subarray(part.length)
    return part
  }

  async function* many(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0; ) {
      const part = await some(left)
      left -= part.length
      yield part
    }
  }

  /** Reads what comes after the last file: an archive that was cut off there is not whole either. */
  async function end(): Promise<void> {
    while (!(await chunks.next()).done);
  }

  return { many, end, whole: async (size: number) => Buffer.concat(await collected(many(size))) }
}

export async function collected<T>(parts: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const part of parts) all.push(part)
  return all
}

function readHeader(block: Buffer): { name: string; size: number; kind: string } {
  const text = (from: number, length: number) =>
    block
      .subarray(from, from + length)
      .toString('utf8')
      .replace(/\0.*$/s, '')
  const expected = Number.parseInt(text(148, 8), 8)
  const blank = Buffer.concat([block.subarray(0, 148), Buffer.alloc(8, ' '), block.subarray(156)])
  const size = Number.parseInt(text(124, 12), 8)
  if (blank.reduce((total, byte) => total + byte, 0) !== expected || Number.isNaN(size))
    throw new DamagedArchive('This is no archive of ours, or it is damaged.')
  return { name: text(0, 100), size, kind: text(156, 1) }
}

const longName = (record: Buffer) => /^\d+ path=(.*)\n$/s.exec(record.toString('utf8'))?.[1]

/** The files of a tar that `tarWriter` wrote, one after the other. */
export async function* tarEntries(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const { many, whole, end } = portions(source)
  let called: string | undefined
  for (;;) {
    const block = await whole(BLOCK)
    if (block.every((byte) => byte === 0)) return end()
    const { name, size, kind } = readHeader(block)
    const after = (BLOCK - (size % BLOCK)) % BLOCK
    if (kind === 'x') {
      called = longName(await whole(size))
      await whole(after)
      continue
    }
    let left = size
    async function* body() {
      for await (const part of many(left)) {
        left -= part.length
        yield part
      }
    }
    yield { name: called ?? name, size, body: body() }
    called = undefined
    for await (const _ of many(left)) left -= _.length
    await whole(after)
  }
}
