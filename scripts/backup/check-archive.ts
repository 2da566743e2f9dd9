import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

import { z } from 'zod'

import { decrypted, isAge, type Opener } from './age/age'
import {
  ABOUT,
  type About,
  about,
  HASHES,
  hashing,
  hashLine,
  MANIFEST,
  type Manifest,
  manifest,
} from './archive-format'
import { collected, DamagedArchive, type TarEntry, tarEntries } from './tar-reader'
import { Refused } from './words'

const LARGEST_FACTS = 64_000_000

/** An archive, and what opens it where it is encrypted. */
export type Archive = { readonly file: string; readonly opener?: Opener | undefined }

async function startOf(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

const isExpected = (error: unknown) => error instanceof Refused || error instanceof DamagedArchive

async function* unpacked({ file, opener }: Archive): AsyncGenerator<Buffer> {
  const bytes = new PassThrough()
  try {
    const isEncrypted = isAge(await startOf(file))
    if (isEncrypted && !opener)
      throw new Refused('The archive is encrypted. Add --key and the file of its secret key.')
    const plain = async function* (source: AsyncIterable<Buffer>) {
      if (isEncrypted && opener) yield* decrypted(source, opener)
      else yield* source
    }
    pipeline(createReadStream(file), plain, createGunzip(), bytes).catch(() => {}) // `bytes` ends with it
    for await (const chunk of bytes) yield chunk
  } catch (error) {
    if (isExpected(error)) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new DamagedArchive(`The archive is damaged or cannot be read (${reason}).`)
  }
}

async function textOf({ name, size, body }: TarEntry): Promise<string> {
  if (size > LARGEST_FACTS) throw new DamagedArchive(`${name} is too large.`)
  return Buffer.concat(await collected(body)).toString('utf8')
}

/** @throws DamagedArchive with the reason */
async function factsIn<T>(schema: z.ZodType<T>, entry: TarEntry): Promise<T> {
  const text = await textOf(entry)
  try {
    return schema.parse(JSON.parse(text))
  } catch (error) {
    const reason = error instanceof z.ZodError ? error.issues[0]?.message : 'it cannot be read'
    throw new DamagedArchive(`The archive is damaged: ${entry.name}, ${reason}`)
  }
}

/** What is done with the rows and files of an archive, one after the other. */
export type Visitor = {
  about(facts: About): Promise<void>
  content(entry: TarEntry): Promise<void>
}

/**
 * Reads an archive from its first byte to its last, and compares every hash.
 *
 * @throws DamagedArchive where anything is missing, more or different
 */
export async function readArchive(archive: Archive, visitor: Visitor): Promise<Manifest> {
  const lines = createHash('sha256')
  let seen: string | undefined
  let last: Manifest | undefined
  let isAbout = true
  for await (const entry of tarEntries(unpacked(archive))) {
    const { body, digest } = hashing(entry.body)
    if (isAbout !== (entry.name === ABOUT)) throw new DamagedArchive('This is no archive of ours.')
    if (entry.name === MANIFEST) {
      last = await factsIn(manifest, { ...entry, body })
      continue
    }
    if (entry.name === HASHES) {
      for await (const _ of body);
      seen = digest()
      continue
    }
    if (isAbout) await visitor.about(await factsIn(about, { ...entry, body }))
    else await visitor.content({ ...entry, body })
    for await (const _ of body); // what was not wanted is part of the hash all the same
    isAbout = false
    lines.update(hashLine(digest(), entry.name))
  }
  if (!last || !seen) throw new DamagedArchive('The archive ends too early.')
  if (last.hashes !== seen || seen !== lines.digest('hex'))
    throw new DamagedArchive('The archive is damaged: what it holds is not what was written.')
  return last
}

/** Reads an archive and does nothing but compare. */
export async function checkArchive(
  archive: Archive,
): Promise<{ about: About; manifest: Manifest }> {
  let facts: About | undefined
  const read = await readArchive(archive, {
    about: async (found) => {
      facts = found
    },
    content: async () => {},
  })
  if (!facts) throw new DamagedArchive('This is no archive of ours.')
  return { about: facts, manifest: read }
}
