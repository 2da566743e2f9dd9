import { z } from 'zod'

import { DOCUMENT_KINDS, type DocumentKind } from '@/src/domain/vocabulary/document-types'
import { typedLine } from '@/src/domain/vocabulary/text/typed-text'
import { request } from '@/src/lib/browser/request'

/** A large file over a slow line. */
const UPLOAD_MS = 600_000

const isKind = (value: string): value is DocumentKind => Object.hasOwn(DOCUMENT_KINDS, value)

/** What an upload form holds; the server's collection decides. */
export const documentForm = z
  .object({
    name: typedLine(200),
    type: z.string().refine(isKind, 'Choose a type'),
    isLink: z.boolean(),
    fileUrl: typedLine(1000),
    file: z.custom<FileList | undefined>().transform((files) => files?.[0]),
  })
  .superRefine(({ isLink, fileUrl, file }, context) => {
    const say = (message: string, name: string) =>
      context.addIssue({ code: 'custom', message, path: [name] })
    if (isLink && !fileUrl) say('Enter the address of the document', 'fileUrl')
    if (!isLink && !file) say('Choose a file', 'file')
  })

type Owner = { readonly order: string; readonly user: string | null }

/** Stores what an upload form holds as a document of an order. */
export function uploadDocument(typed: z.output<typeof documentForm>, owner: Owner) {
  const { name, type, isLink, fileUrl, file } = typed
  const document = {
    name: name || undefined,
    type,
    fileUrl: isLink ? fileUrl : undefined,
    ...owner,
  }
  const body = new FormData()
  body.set('_payload', JSON.stringify(document))
  if (!isLink && file) body.set('file', file)
  return request('POST', '/api/documents', { body, timeoutMs: UPLOAD_MS })
}
