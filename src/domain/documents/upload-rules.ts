export const UPLOAD_MAX_BYTES = 15 * 1024 * 1024

/** The largest picture that anybody may upload, in pixels of all its frames: decoded, it takes four bytes each. */
export const PICTURE_MAX_PIXELS = 40_000_000

/** What one account may keep here of its own uploads. */
export const UPLOAD_QUOTA = { files: 200, bytes: 500 * 1024 * 1024 } as const

export const GUEST_QUOTA = { files: 20, bytes: 100 * 1024 * 1024 } as const

/** For so long a customer may take an upload back. */
export const DELETE_WITHIN_HOURS = 24

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** What customers may upload, each with how its files end. */
export const UPLOAD_TYPES = {
  'application/pdf': { ending: 'pdf', endings: ['pdf'] },
  'image/png': { ending: 'png', endings: ['png'] },
  'image/jpeg': { ending: 'jpg', endings: ['jpg', 'jpeg'] },
  'image/webp': { ending: 'webp', endings: ['webp'] },
  [WORD]: { ending: 'docx', endings: ['docx'] },
} as const satisfies Record<string, { ending: string; endings: readonly string[] }>

export type UploadType = keyof typeof UPLOAD_TYPES

const TYPES = Object.keys(UPLOAD_TYPES)
const ENDINGS: readonly string[] = Object.values(UPLOAD_TYPES).flatMap(({ endings }) => endings)

export const isUploadType = (type: string | undefined): type is UploadType =>
  type !== undefined && TYPES.includes(type)

/** For the file chooser of the browser. */
export const UPLOAD_ACCEPT = [...TYPES, ...ENDINGS.map((ending) => `.${ending}`)].join(',')

export const UPLOAD_HELP = `PDF, PNG, JPEG, WebP or Word (DOCX), up to ${UPLOAD_MAX_BYTES / 1024 / 1024}\u00a0MB each`

/** Why a file cannot be taken, with words for the person who chose it. */
export const UPLOAD_REFUSALS = {
  empty_file: 'This file is empty. Choose another file.',
  too_large: `This file is larger than ${UPLOAD_MAX_BYTES / 1024 / 1024}\u00a0MB. Choose a smaller one.`,
  wrong_type: 'This is not a PDF, PNG, JPEG, WebP or Word (DOCX) file. Save it as one of these.',
  heic_photo:
    'This is a HEIC photo, which we can’t open. Export it as JPEG, or take a screenshot of it, and upload that.',
  too_many_pixels: `This picture has more than ${PICTURE_MAX_PIXELS / 1_000_000} megapixels. Save it at a smaller size and try again.`,
  infected_file: 'Our virus scanner found something in this file. Choose another one.',
  unscanned_file: 'We can’t check files for viruses right now. Please try again in a few minutes.',
  damaged_file: 'We can’t read this file. Open it, save it again and try once more.',
} as const
export type UploadRefusal = keyof typeof UPLOAD_REFUSALS

/** What speaks against a file's size, or null. */
export function sizeRefusal(bytes: number): 'empty_file' | 'too_large' | null {
  if (bytes === 0) return 'empty_file'
  return bytes > UPLOAD_MAX_BYTES ? 'too_large' : null
}

/** What the browser can tell of a file before it sends it. The server looks at its content. */
export function fileRefusal(file: { name: string; size: number }): UploadRefusal | null {
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ''
  if (ending === 'heic' || ending === 'heif') return 'heic_photo'
  return sizeRefusal(file.size) ?? (ENDINGS.includes(ending) ? null : 'wrong_type')
}
