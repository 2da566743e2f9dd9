import { createHash } from 'node:crypto'
import type { SharpDependency } from 'payload'
import sharp from 'sharp'

import { PICTURE_MAX_PIXELS } from '@/src/domain/documents/upload-rules'

/** Pictures made of pixels, which someone may come to decode. */
const PIXEL_TYPES = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'])

/**
 * How many pixels a picture has in all its frames, by its header: nothing is decoded. Null for what
 * is no picture of pixels, or cannot be read as one.
 */
export async function pixelsOf(data: Buffer, type: string): Promise<number | null> {
  if (!PIXEL_TYPES.has(type)) return null
  try {
    const options = { animated: true, limitInputPixels: false } as const
    const { width, height, pageHeight = height, pages = 1 } = await sharp(data, options).metadata()
    return width * pageHeight * pages
  } catch {
    return null
  }
}

/** By which the same bytes are known again. */
export const contentHash = (data: Buffer | string): string =>
  createHash('sha256').update(data).digest('hex')

/** The sharp that Payload decodes with: whatever gets past the checks, it opens no larger picture. */
export const limitedSharp: SharpDependency = (input, options) =>
  sharp(input, { ...options, limitInputPixels: PICTURE_MAX_PIXELS })
