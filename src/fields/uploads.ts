import { existsSync } from 'node:fs'
import path from 'node:path'

import type { UploadConfig } from 'payload'

import { env } from '@/src/lib/env'
import { AppError, errorResponse } from '@/src/lib/errors'

type Headers = { headers: globalThis.Headers }

const noSniff = ({ headers }: Headers) => {
  headers.set('X-Content-Type-Options', 'nosniff')
  return headers
}

/** Private files are always downloads: nothing that somebody sent us opens on our own address. */
const asAttachment = ({ headers }: Headers) => {
  noSniff({ headers })
  headers.set('Content-Disposition', 'attachment')
  headers.set('Cache-Control', 'private, no-store')
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
  return headers
}

/** Answers for a file that is not on the disk, which Payload calls a failure of its own. */
const answerMissing =
  (folder: string): NonNullable<UploadConfig['handlers']>[number] =>
  (_req, { params }) => {
    if (existsSync(path.resolve(env.FILES_DIR, folder, path.basename(params.filename)))) return
    return errorResponse(new AppError('not_found', 'This file does not exist.', 404))
  }

/** Where files of some types lie, and how they are answered. */
const storedIn = (folder: string, mimeTypes: string[]): UploadConfig => ({
  staticDir: path.resolve(env.FILES_DIR, folder),
  mimeTypes,
  pasteURL: false,
  handlers: [answerMissing(folder)],
})

/** Pictures of the site, which anybody may see. */
export function publicUpload(folder: string, mimeTypes: string[]): UploadConfig {
  return {
    ...storedIn(folder, mimeTypes),
    modifyResponseHeaders: noSniff,
  }
}

/** Files that belong to somebody: read access decides on each request who gets them. */
export function privateUpload(folder: string, mimeTypes: string[]): UploadConfig {
  return {
    ...storedIn(folder, mimeTypes),
    crop: false,
    focalPoint: false,
    filesRequiredOnCreate: false,
    modifyResponseHeaders: asAttachment,
  }
}

export const IMAGE_TYPES = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
  'image/x-icon',
]

export const DOCUMENT_TYPES = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]
