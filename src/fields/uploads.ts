import { existsSync } from 'node:fs'
import path from 'node:path'

import type { UploadConfig } from 'payload'

import { PICTURE_TYPES } from '@/src/domain/content/media/picture-rules'
import { UPLOAD_TYPES } from '@/src/domain/documents/upload-rules'
import { env } from '@/src/lib/env'
import { type FileHandler, missingFile } from '@/src/lib/files/private-files'

type Headers = { headers: globalThis.Headers }

const noSniff = ({ headers }: Headers) => {
  headers.set('X-Content-Type-Options', 'nosniff')
  return headers
}

/** Private files are always downloads: nothing that someone sent us opens on our own address. */
const asAttachment = ({ headers }: Headers) => {
  noSniff({ headers })
  headers.set('Content-Disposition', 'attachment')
  headers.set('Cache-Control', 'private, no-store')
  headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
  return headers
}

/** Answers for a file that is not on the disk, which Payload calls a failure of its own. */
const answerMissing =
  (folder: string): FileHandler =>
  (_req, { params }) => {
    if (existsSync(path.resolve(env.FILES_DIR, folder, path.basename(params.filename)))) return
    return missingFile()
  }

/** Which folder files of some types are in, and how they are answered. */
const storedIn = (folder: string, mimeTypes: string[]): UploadConfig => ({
  staticDir: path.resolve(env.FILES_DIR, folder),
  mimeTypes,
  pasteURL: false,
  handlers: env.s3 ? [] : [answerMissing(folder)],
})

/** Anyone may keep a picture for a while; one that was cut again shows within minutes. */
const asPicture = ({ headers }: Headers) => {
  noSniff({ headers })
  headers.set('Cache-Control', 'public, max-age=300, stale-while-revalidate=86400')
  return headers
}

/** Pictures of the site, which anybody may see. */
export function publicUpload(folder: string, mimeTypes: string[]): UploadConfig {
  return {
    ...storedIn(folder, mimeTypes),
    modifyResponseHeaders: asPicture,
  }
}

/** Files that belong to someone: read access decides on each request who gets them. */
export function privateUpload(folder: string, mimeTypes: string[]): UploadConfig {
  return {
    ...storedIn(folder, mimeTypes),
    crop: false,
    focalPoint: false,
    filesRequiredOnCreate: false,
    modifyResponseHeaders: asAttachment,
  }
}

export const IMAGE_TYPES: string[] = [...PICTURE_TYPES]

export const DOCUMENT_TYPES: string[] = Object.keys(UPLOAD_TYPES)
