/** The largest CV that we take. */
export const CV_MAX_BYTES = 10 * 1024 * 1024

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** What a CV may be, each with how its file ends. */
export const CV_TYPES = { 'application/pdf': 'pdf', [WORD]: 'docx' } as const
export type CvType = keyof typeof CV_TYPES

export const isCvType = (type: string | undefined): type is CvType =>
  type !== undefined && Object.hasOwn(CV_TYPES, type)

/** For the file chooser of the browser. */
export const CV_ACCEPT = `.pdf,.docx,${Object.keys(CV_TYPES).join(',')}`
export const CV_HELP = 'PDF or Word (DOCX), up to 10\u00a0MB'

/** Why a CV cannot be taken, with words for the person who chose it. */
export const CV_REFUSALS = {
  no_cv: 'Choose your CV.',
  empty_cv: 'This file is empty. Choose another file.',
  cv_too_large: 'Your CV is larger than 10\u00a0MB. Choose a smaller file.',
  cv_wrong_type: 'Your CV is not a PDF or Word (DOCX) file. Save it as one of these.',
  cv_macros: 'Your CV contains macros or scripts. Save it as a plain PDF and try again.',
} as const
export type CvRefusal = keyof typeof CV_REFUSALS

/** What speaks against a file's size. */
export function cvSizeRefusal(bytes: number): CvRefusal | null {
  if (bytes === 0) return 'empty_cv'
  return bytes > CV_MAX_BYTES ? 'cv_too_large' : null
}

/** What the browser can tell of a file before it sends it; the server looks at its content. */
export function cvFileRefusal(file: { name: string; size: number } | null): CvRefusal | null {
  if (!file || (file.size === 0 && file.name === '')) return 'no_cv'
  return cvSizeRefusal(file.size) ?? (/\.(?:pdf|docx)$/i.test(file.name) ? null : 'cv_wrong_type')
}

/** What runs when a file is opened: such names are in it uncompressed. */
const ACTIVE: Readonly<Record<CvType, readonly string[]>> = {
  'application/pdf': ['/JavaScript', '/Launch'],
  [WORD]: ['vbaProject', 'vbaData', 'activeX/'],
}

export const holdsMacros = (data: { includes: (text: string) => boolean }, type: CvType): boolean =>
  ACTIVE[type].some((name) => data.includes(name))

/** Under which a CV is stored: whose it is, and a part that no one can guess. */
export function cvFileName(name: string, type: CvType, part: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60)
  return `${plain || 'applicant'}-cv-${part}.${CV_TYPES[type]}`
}
