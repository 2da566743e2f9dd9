import { fileRefusal, UPLOAD_HELP, UPLOAD_REFUSALS } from '@/src/domain/documents/upload-rules'

const MEGABYTE = 1024 * 1024

/** What one message may carry. */
export const ATTACHMENT_LIMIT = { files: 5, bytes: 25 * MEGABYTE } as const

export const ATTACHMENT_HELP = `Up to ${ATTACHMENT_LIMIT.files} files. ${UPLOAD_HELP}, ${ATTACHMENT_LIMIT.bytes / MEGABYTE} MB together.`

type Chosen = { readonly name: string; readonly size: number }

/** Why these files cannot go with a message, in words; null when they can. */
export function attachmentsRefusal(files: readonly Chosen[]): string | null {
  if (files.length > ATTACHMENT_LIMIT.files)
    return `A message takes at most ${ATTACHMENT_LIMIT.files} files.`
  for (const file of files) {
    const refusal = fileRefusal(file)
    if (refusal) return `${file.name}: ${UPLOAD_REFUSALS[refusal]}`
  }
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  if (bytes > ATTACHMENT_LIMIT.bytes)
    return `Together the files are larger than ${ATTACHMENT_LIMIT.bytes / MEGABYTE} MB.`
  return null
}
