import { cleanName, distinctNames } from '@/src/domain/documents/file-name'

/** The most that one zip holds. */
export const ZIP_LIMIT = { files: 300, bytes: 1024 * 1024 * 1024 } as const

type Entry = { readonly file: string; readonly folder: string | null }

/**
 * Where each file lies in a zip: in the folder of its order, unless all belong to the same one.
 * No two of them have the same place, whatever they are called.
 */
export function zipPlaces(entries: readonly Entry[]): string[] {
  const isMixed = new Set(entries.map(({ folder }) => folder)).size > 1
  const places = entries.map(({ file, folder }) => {
    const inside = isMixed && folder ? cleanName(folder) : ''
    return inside ? `${inside}/${file}` : file
  })
  return distinctNames(places)
}
