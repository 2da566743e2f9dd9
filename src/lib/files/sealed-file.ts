import { Readable } from 'node:stream'

import { areSealedNow, SEALED_BYTES_MORE, sealBytes, unsealBytes } from '@/src/lib/secrets'

import type { StoredFile } from './file-store'
import { fileStore } from './files'

/** What a sealed file begins with. No file that we take does: those are PDFs, pictures and Word's. */
const MARK = Buffer.from('Charterdesk sealed file 1\n')

/** By how much a sealed file is longer than what is in it. */
export const SEALED_FILE_MORE = MARK.length + SEALED_BYTES_MORE

/** A sealed file is bound to its key, as a sealed text to its place. */
const placeOf = (key: string) => `files.${key}`

/** The bytes of a file as they are kept encrypted. */
const sealFile = (key: string, data: Buffer): Buffer =>
  Buffer.concat([MARK, sealBytes(data, placeOf(key))])

/** Whether a file is sealed, by its first bytes, and the whole of it still to be read. */
async function peek({ body }: StoredFile) {
  const reader = body.getReader()
  const read: Uint8Array<ArrayBuffer>[] = []
  let [length, isWhole] = [0, false]
  while (length < MARK.length && !isWhole) {
    const { done, value } = await reader.read()
    isWhole = done
    if (value) read.push(value)
    length += value?.length ?? 0
  }
  const whole = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (stream) => {
      for (const part of read) stream.enqueue(part)
    },
    pull: async (stream) => {
      const { done, value } = await reader.read()
      if (value) stream.enqueue(value)
      if (done) stream.close()
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return { isSealed: Buffer.concat(read).subarray(0, MARK.length).equals(MARK), body: whole }
}

const bytesOf = async (body: StoredFile['body']) =>
  Buffer.from(await new Response(body).arrayBuffer())

const unsealed = async (key: string, body: StoredFile['body']) =>
  unsealBytes((await bytesOf(body)).subarray(MARK.length), placeOf(key))

/** A stored file as it was uploaded, sealed or not; null when there is none. */
export async function openFile(key: string): Promise<StoredFile | null> {
  const file = await (await fileStore()).read(key)
  if (!file) return null
  const { isSealed, body } = await peek(file)
  if (!isSealed) return { size: file.size, body }
  const data = await unsealed(key, body)
  return { size: data.length, body: new Blob([new Uint8Array(data)]).stream() }
}

/** What is in a sealed file; null for one that is not sealed. */
export async function openSealed(key: string, file: StoredFile): Promise<Buffer | null> {
  const { isSealed, body } = await peek(file)
  if (isSealed) return unsealed(key, body)
  await body.cancel()
  return null
}

/** Keeps a file sealed. */
export async function writeSealedFile(key: string, data: Buffer): Promise<void> {
  const sealed = sealFile(key, data)
  const file = { body: Readable.from([sealed]), size: sealed.length }
  await (await fileStore()).write(key, { ...file, type: 'application/octet-stream' })
}

/**
 * Seals a stored file with the present secret, unless it is. A file is replaced as a whole: broken off, it
 * is as it was.
 *
 * @param which `sealed` leaves files as they are that are not sealed at all
 * @returns whether it was written
 */
export async function sealStored(key: string, which: 'any' | 'sealed' = 'any'): Promise<boolean> {
  const file = await (await fileStore()).read(key)
  if (!file) return false
  const { isSealed, body } = await peek(file)
  if (!isSealed && which === 'sealed') {
    await body.cancel()
    return false
  }
  const data = await bytesOf(body)
  if (!isSealed) await writeSealedFile(key, data)
  else {
    const sealed = data.subarray(MARK.length)
    if (areSealedNow(sealed)) return false
    await writeSealedFile(key, unsealBytes(sealed, placeOf(key)))
  }
  return true
}
