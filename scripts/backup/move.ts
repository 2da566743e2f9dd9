import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'

import type { FileStore } from '@/src/lib/files/file-store'

export type Moved = { copied: number; present: number; removed: number; bytes: number }

export type MoveOptions = {
  readonly isTrial: boolean
  /** Removes each file where it was, once it is where it belongs. */
  readonly removes: boolean
  readonly say?: (line: string) => void
}

async function hashIn(store: FileStore, key: string): Promise<string | null> {
  const file = await store.read(key)
  if (!file) return null
  const hash = createHash('sha256')
  for await (const bytes of file.body) hash.update(bytes)
  return hash.digest('hex')
}

/** By their endings: a bucket keeps with a file what it is answered as. */
const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

export const typeOf = (key: string) =>
  TYPES[key.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream'

async function copy(from: FileStore, to: FileStore, key: string, hash: string): Promise<void> {
  const file = await from.read(key)
  if (!file) return
  const body = Readable.from(file.body, { objectMode: false })
  await to.write(key, { body, size: file.size, type: typeOf(key) })
  if ((await hashIn(to, key)) !== hash) throw new Error(`${key} did not arrive as it was.`)
}

/**
 * Copies every file from one store to the other and reads it there again. What is there already, by
 * its hash, is left alone: a move that broke off goes on where it was.
 */
export async function moveFiles(
  from: FileStore,
  to: FileStore,
  { isTrial, removes, say = () => {} }: MoveOptions,
): Promise<Moved> {
  const total: Moved = { copied: 0, present: 0, removed: 0, bytes: 0 }
  for await (const { key, size } of from.list()) {
    const hash = await hashIn(from, key)
    if (!hash) continue // removed since it was listed
    if ((await hashIn(to, key)) === hash) {
      total.present += 1
    } else {
      if (!isTrial) await copy(from, to, key, hash)
      total.copied += 1
      total.bytes += size
      say(key)
    }
    if (!removes) continue
    if (!isTrial) await from.remove(key)
    total.removed += 1
  }
  return total
}
