import { chmod, mkdir } from 'node:fs/promises'
import { isMainThread } from 'node:worker_threads'
import type { Payload, UploadConfig } from 'payload'
import { env } from '@/src/lib/env'
import { AppError, errorResponse } from '@/src/lib/errors'
import { log } from '@/src/lib/log'

const OWNER_ALONE = 0o700
const OTHERS_NOTHING = 0o077

/**
 * Has every file that this process writes belong to its user alone, whatever the shell or service
 * that started it says. Public pictures too: they are served by this process, not from the disk.
 */
export function keepFilesPrivate(): void {
  if (isMainThread) process.umask(OTHERS_NOTHING) // a thread has the mask of its process
}

/**
 * Closes the folders of uploads to other users, those of earlier versions too. What is in a closed
 * folder is out of their reach, so older files need not be walked through.
 */
export async function closeUploadFolders(payload: Payload): Promise<void> {
  const folders = env.s3 ? [] : payload.config.collections.map(({ upload }) => upload?.staticDir)
  for (const folder of [env.FILES_DIR, ...folders]) {
    if (folder) await close(folder)
  }
}

async function close(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: OWNER_ALONE })
    await chmod(folder, OWNER_ALONE)
  } catch (error) {
    log.warn({ err: error, folder }, 'this folder of uploads cannot be closed to other users')
  }
}

export type FileHandler = NonNullable<UploadConfig['handlers']>[number]

export const missingFile = () =>
  errorResponse(new AppError('not_found', 'This file does not exist.', 404))

const away = () =>
  errorResponse(
    new AppError('storage_away', 'This file is not available right now. Please try again.', 503),
  )

/** With it, Payload's storage looks nothing up again: access was decided before. */
const NO_PREFIX = { id: '' }

/** Answers with a file from the storage, in our words where that has none or does not answer. */
export const serveStored =
  (stored: FileHandler): FileHandler =>
  async (req, args) => {
    const answer = await stored(req, { ...args, doc: args.doc ?? NO_PREFIX })
    if (!(answer instanceof Response) || answer.status === 404) return missingFile()
    if (answer.status >= 500) return away()
    return answer
  }
