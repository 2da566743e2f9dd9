import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import type { Area } from '@/src/domain/platform/permissions/areas'
import { env } from '@/src/lib/env'
import type { StoredFile } from '@/src/lib/files/file-store'
import { fileStore } from '@/src/lib/files/files'
import { fileKey } from '@/src/lib/files/stored-names'
import { audit } from '@/src/services/platform/record-audit'

const FOLDER = 'exports'
const folder = () => path.resolve(/* turbopackIgnore: true */ env.FILES_DIR, FOLDER)
const keyOf = (id: string) => fileKey(FOLDER, `${id}.csv`)

/** Where the file of an export is, unless files are in a bucket. */
export const exportFile = (id: string): string => path.join(folder(), `${id}.csv`)

/** The file of an export; null when it is gone. */
export async function readExport(id: string): Promise<StoredFile | null> {
  const key = keyOf(id)
  return key ? (await fileStore()).read(key) : null
}

/** A spreadsheet knows by it that the file is UTF-8. */
const MARK = '\uFEFF'

/**
 * Writes the file of an export part by part; each is on its way to the disk before the next is
 * asked for. What breaks off leaves no file, and of two that write at once each writes its own.
 */
export async function writeExport(id: string, parts: AsyncIterable<string>): Promise<void> {
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  const unfinished = path.join(folder(), `${id}.${randomUUID()}.part`)
  try {
    const file = await open(unfinished, 'wx', 0o600)
    try {
      await file.writeFile(MARK)
      for await (const part of parts) await file.writeFile(part)
    } finally {
      await file.close()
    }
    await keep(id, unfinished)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** How large it is was not known before, which a bucket wants to be told. */
async function keep(id: string, finished: string): Promise<void> {
  const key = keyOf(id)
  if (!env.s3 || !key) return rename(finished, exportFile(id))
  const { size } = await stat(finished)
  const store = await fileStore()
  await store.write(key, { body: createReadStream(finished), size, type: 'text/csv' })
  await rm(finished)
}

/** Removes the files of exports, also what a crash left of them. */
export async function removeExports(ids: ReadonlySet<string>): Promise<void> {
  if (ids.size === 0) return
  const store = env.s3 && (await fileStore())
  for (const id of store ? ids : []) await store?.remove(keyOf(id) ?? '')
  const names = await readdir(folder()).catch(() => [])
  for (const name of names) {
    if (ids.has(name.split('.')[0] ?? '')) await rm(path.join(folder(), name), { force: true })
  }
}

type Exported = {
  readonly area: Area
  readonly entity: string
  /** What people call the file. */
  readonly list: string
  readonly rows: number
  /** None means all of them. */
  readonly columns?: readonly string[]
  readonly asked?: Readonly<Record<string, unknown>>
}

/** Notes in the audit log who took which rows with them. */
export async function recordExport(req: PayloadRequest, exported: Exported): Promise<void> {
  const { area, entity, list, rows, columns = [], asked } = exported
  await audit(req, area, 'export', [entity, ''], {
    after: { list, rows, columns: columns.length > 0 ? columns : 'all', ...asked },
  })
}
