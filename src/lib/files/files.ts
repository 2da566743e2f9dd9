import { env } from '@/src/lib/env'

import { diskStore } from './disk-store'
import type { FileStore } from './file-store'

let opened: Promise<FileStore> | undefined

async function open(): Promise<FileStore> {
  if (!env.s3) return diskStore(env.FILES_DIR)
  const { s3Store } = await import('./s3-store')
  return s3Store(env.s3)
}

/** The store that the environment names. The programs for S3 are loaded only where it names one. */
export function fileStore(): Promise<FileStore> {
  opened ??= open()
  return opened
}
