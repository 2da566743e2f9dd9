import { fileTypeFromBuffer } from 'file-type'
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { pictureProblem } from '@/src/domain/content/media/picture-rules'
import { UPLOAD_REFUSALS } from '@/src/domain/documents/upload-rules'
import { AppError } from '@/src/lib/errors'
import { contentHash, pixelsOf } from '@/src/lib/pictures'
import type { Media } from '@/src/payload-types'
import { pictureLike } from '@/src/services/content/media/picture-like'

const HASH = 'pictureHash'
/** So much of a file tells whether it is markup. */
const START = 2000

/** While a file comes in, other things are read as well. */
const WRITES: ReadonlySet<string> = new Set(['create', 'update', 'updateByID'])

const target = z.object({ id: z.string() })

const refused = (code: string, words: string, status: number) =>
  new AppError(code, words, status, { file: words })

/**
 * Looks at a picture before Payload opens it: what it is by its content, that its header can be
 * read, and whether the site has it already.
 *
 * @throws AppError 415, 422, 409
 */
export const checkPicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  if (!file?.data?.length || !WRITES.has(operation)) return args
  const found = await fileTypeFromBuffer(file.data).catch(() => undefined)
  const start = file.data.subarray(0, START).toString('utf8')
  const problem = pictureProblem(file.name, found, start)
  if (problem) throw refused('wrong_type', problem, 415)
  const isReadable =
    found?.mime === 'image/x-icon' || (await pixelsOf(file.data, found?.mime ?? '')) !== null
  if (!isReadable) throw refused('damaged_file', UPLOAD_REFUSALS.damaged_file, 422)

  const hash = contentHash(file.data)
  const same = await pictureLike(req, hash)
  if (same && same.id !== target.safeParse(args).data?.id) {
    const words = `This picture is here already: ${same.filename} (“${same.alt}”). Use that one.`
    throw refused('duplicate', words, 409)
  }
  req.context[HASH] = hash
  return args
}

/** Keeps what the picture was recognized by. */
export const keepPictureHash: CollectionBeforeChangeHook<Media> = ({ data, req }) => {
  const hash = req.context[HASH]
  delete req.context[HASH]
  return typeof hash === 'string' ? { ...data, hash } : data
}
