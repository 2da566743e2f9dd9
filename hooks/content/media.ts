import { fileTypeFromBuffer } from 'file-type'
import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type GlobalBeforeValidateHook,
  ValidationError,
} from 'payload'
import { z } from 'zod'
import { pictureProblem, usesInText } from '@/src/domain/content/media/picture-rules'
import { POPUP_TEXTS, popupNamesPrice } from '@/src/domain/content/popup-price'
import { UPLOAD_REFUSALS } from '@/src/domain/documents/upload-rules'
import { idOf } from '@/src/domain/vocabulary/relation'
import { AppError } from '@/src/lib/errors'
import { findById } from '@/src/lib/find-one'
import { contentHash, pixelsOf } from '@/src/lib/pictures'
import type { Media } from '@/src/payload-types'
import { pictureLike, usesOfPicture } from '@/src/services/content/media/uses-of-picture'

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

/** A picture that the site shows somewhere stays; says where. */
export const refuseUsedPicture: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await usesOfPicture(req, String(id))
  if (uses.length === 0) return
  const message = `This picture is used in: ${usesInText(uses)}. Remove it there first.`
  throw new AppError('in_use', message, 409)
}

const popup = z.looseObject({
  popupEnabled: z.boolean().nullish(),
  popupOffer: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
})

const POPUP_FIELDS = [...Object.keys(popup.shape), ...POPUP_TEXTS]

/**
 * A popup that names a price or a saving is switched on only with a running offer behind it: what
 * it promises is what the checkout charges.
 */
export const requirePopupOffer: GlobalBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const isTouched = POPUP_FIELDS.some((field) => data && Object.hasOwn(data, field))
  const parsed = popup.safeParse({ ...originalDoc, ...data })
  if (!isTouched || !parsed.success || !parsed.data.popupEnabled) return data
  if (!popupNamesPrice(parsed.data)) return data
  const id = idOf(parsed.data.popupOffer)
  const offer = id
    ? await findById(req, 'offers', id, {
        select: { isActive: true },
        overrideAccess: true, // whether it runs counts, no matter who may see it
      })
    : null
  if (offer?.isActive) return data
  const message = offer
    ? 'This offer is switched off. Switch it on under Offers first.'
    : 'The popup mentions a price or saving. Choose the offer behind it, or change the text.'
  throw new ValidationError({ global: 'settings', errors: [{ path: 'popupOffer', message }], req })
}
