import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'

import { FileUploadError } from 'payload'

import { AppError } from '@/src/lib/errors'
import { log } from '@/src/lib/log'

import { fileStore } from './files'

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

const WORDS = 'We can’t store files right now. Please try again later.'

/**
 * Why no file can be stored now, told to the log as well; null when one of so many bytes can be. It
 * is tried: a disk may have room that is not ours, or be mounted to be read alone.
 */
export async function storageTrouble(bytes = 1): Promise<AppError | null> {
  const key = `trials/${randomUUID()}`
  const store = await fileStore()
  try {
    await store.write(key, { body: Readable.from([Buffer.alloc(bytes)]), size: bytes })
    await store.remove(key)
    return null
  } catch (error) {
    log.error({ err: error, place: store.place }, 'files cannot be stored')
    const isFull = error instanceof Error && 'code' in error && FULL.has(String(error.code))
    return new AppError(isFull ? 'storage_full' : 'storage_away', WORDS, isFull ? 507 : 503)
  }
}

/** Payload says of each file that it could not write that it is a bad one, and nothing of a folder. */
const isOfFiles = (error: unknown): boolean =>
  error instanceof FileUploadError ||
  (error instanceof Error && 'syscall' in error && 'path' in error)

/** Returns the error for a file that could not be stored; null for other failures and bad files. */
export const troubleKeeping = async (error: unknown, bytes?: number): Promise<AppError | null> =>
  isOfFiles(error) ? storageTrouble(bytes) : null
