import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'

import { env } from '@/src/lib/env'

const folder = () => path.resolve(/* turbopackIgnore: true */ env.FILES_DIR, 'exports')

/** Where the file of an export lies. */
export const exportFile = (id: string): string => path.join(folder(), `${id}.csv`)

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
    await rename(unfinished, exportFile(id))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Removes the files of exports, also what a crash left of them. */
export async function removeExports(ids: ReadonlySet<string>): Promise<void> {
  if (ids.size === 0) return
  const names = await readdir(folder()).catch(() => [])
  for (const name of names) {
    if (ids.has(name.split('.')[0] ?? '')) await rm(path.join(folder(), name), { force: true })
  }
}
