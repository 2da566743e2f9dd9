import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { isFileKey } from '@/src/lib/files/stored-names'
import type { FileStore, NewFile, StoredFile } from './file-store'

/** What is being written, and no file yet. */
const UNFINISHED = '.part'

const OWNER_ALONE = { folder: 0o700, file: 0o600 }

async function* filesIn(root: string, folder: string) {
  const names = await readdir(path.join(root, folder)).catch(() => [])
  for (const name of names.sort()) {
    const key = `${folder}/${name}`
    if (name.endsWith(UNFINISHED) || !isFileKey(key)) continue
    const found = await stat(path.join(root, key)).catch(() => null)
    if (found?.isFile()) yield { key, size: found.size, at: found.mtime }
  }
}

async function writeWhole(place: string, { body, size }: NewFile): Promise<void> {
  await mkdir(path.dirname(place), { recursive: true, mode: OWNER_ALONE.folder })
  const unfinished = `${place}.${randomUUID()}${UNFINISHED}`
  try {
    const file = await open(unfinished, 'wx', OWNER_ALONE.file)
    try {
      await file.writeFile(body)
      const written = (await file.stat()).size
      if (written !== size) throw new Error(`The file has ${written} bytes in place of ${size}.`)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, place)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function opened(place: string): Promise<StoredFile | null> {
  try {
    const blob = await openAsBlob(place)
    return { size: blob.size, body: blob.stream() }
  } catch {
    return null // some versions of Node throw it, others reject
  }
}

export function diskStore(folder: string): FileStore {
  const root = path.resolve(/* turbopackIgnore: true */ folder)
  const placeOf = (key: string) => (isFileKey(key) ? path.join(root, key) : null)
  return {
    place: folder,
    read: async (key) => {
      const place = placeOf(key)
      return place ? opened(place) : null
    },
    write: async (key, file) => {
      const place = placeOf(key)
      if (!place) throw new Error(`This is no key of a file: ${key}`)
      await writeWhole(place, file)
    },
    remove: async (key) => {
      const place = placeOf(key)
      if (place) await rm(place, { force: true })
    },
    list: async function* (only) {
      const folders = only ? [only] : await readdir(root).catch(() => [])
      for (const name of folders.sort()) yield* filesIn(root, name)
    },
  }
}
