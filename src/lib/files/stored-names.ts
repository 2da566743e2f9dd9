import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { z } from 'zod'

const name = z.string().nullish()

const record = z.object({
  filename: name,
  sizes: z.record(z.string(), z.object({ filename: name }).nullish()).nullish(),
})

/** The names of all files of a record: what was uploaded, and the sizes made of it. */
export function storedNames(document: unknown): string[] {
  const read = record.safeParse(document)
  if (!read.success) return []
  const sizes = Object.values(read.data.sizes ?? {})
  return [read.data.filename, ...sizes.map((size) => size?.filename)].flatMap((one) => one ?? [])
}

const FOLDER = /^[a-zA-Z0-9][\w-]*$/

/** Names that no system takes for a way out of the folder. */
const isName = (name: string) =>
  name.length > 0 &&
  name.length <= 255 &&
  !/[/\\]/.test(name) &&
  !/^\.+$/.test(name) &&
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in a name
  !/[\u0000-\u001f\u007f]/.test(name)

/** A folder and a name in it; null for anything else, such as a way out of the folder. */
export function fileKey(folder: string, name: string): string | null {
  return FOLDER.test(folder) && isName(name) ? `${folder}/${name}` : null
}

export function isFileKey(key: string): boolean {
  const [folder = '', name = '', ...rest] = key.split('/')
  return rest.length === 0 && fileKey(folder, name) !== null
}

/** The folder of a collection's files, in whichever store; null for one without files. */
export function uploadFolder({ upload }: Pick<CollectionConfig, 'upload'>): string | null {
  if (typeof upload !== 'object' || !upload.staticDir) return null
  return path.basename(upload.staticDir)
}
