import path from 'node:path'

import type { CollectionConfig } from 'payload'

/** The folder of a collection's files, in whichever store; null for one without files. */
export function uploadFolder({ upload }: Pick<CollectionConfig, 'upload'>): string | null {
  if (typeof upload !== 'object' || !upload.staticDir) return null
  return path.basename(upload.staticDir)
}
