import { isOwnPage, openingOf } from '@/src/domain/content/addresses'

const COLOR = /^#[0-9a-f]{6}$/i

/** A color as browsers take it; null for what is none. */
export const colorOf = (value: string): string | null => (COLOR.test(value) ? value : null)

/** Which picture an element shows, and the part of it that stays in sight when it is cut, in percent. */
export type ImageValue = { readonly media: string; readonly x: number; readonly y: number }

const IMAGE_FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) (\d{1,3})% (\d{1,3})%$/

/** What an element of a picture says, such as `<id of the picture> 50% 30%`; null for what is none. */
export function imageValueOf(value: string): ImageValue | null {
  const [, media, across, down] = IMAGE_FORM.exec(value) ?? []
  const [x, y] = [Number(across), Number(down)]
  return media && x <= 100 && y <= 100 ? { media, x, y } : null
}

export const imageText = ({ media, x, y }: ImageValue): string => `${media} ${x}% ${y}%`

/** Stands for our own host, so that a path can be read as an address. */
const OWN = 'https://own.invalid'
/** Pages for staff, and for programs: no link of the site leads there. */
const NOT_FOR_VISITORS = /^\/(?:admin|api|sandbox)(?:\/|$)/

const FORM = 'Enter a page of this site, such as /support, or an address that starts with https://.'

/** An address as browsers read it: a path of ours has `OWN` for its origin. Null for what is none. */
function addressOf(value: string): URL | null {
  if (/[\s\\]/u.test(value) || value.startsWith('//')) return null
  if (!value.startsWith('/') && !value.startsWith('https://')) return null
  return URL.canParse(value, OWN) ? new URL(value, OWN) : null
}

/** What is wrong with where a link leads, whether or not there is a page; null where nothing is. */
export function linkProblem(value: string): string | null {
  const url = addressOf(value)
  if (!url || url.username || url.password) return FORM
  if (url.origin !== OWN) return url.hostname.includes('.') ? null : FORM
  return NOT_FOR_VISITORS.test(url.pathname) ? 'Visitors cannot open this page.' : null
}

/** The path on our own site that a link leads to; null for an address elsewhere. */
export function ownPathOf(value: string): string | null {
  const url = addressOf(value)
  return url?.origin === OWN ? url.pathname : null
}

/** How to find out whether a path is there: by the list of pages, or in the database. */
export function pageAt(
  path: string,
): { readonly kind: 'page' | 'redirect' } | { readonly kind: 'opening'; readonly slug: string } {
  const slug = openingOf(path)
  if (slug) return { kind: 'opening', slug }
  return { kind: isOwnPage(path) ? 'page' : 'redirect' }
}
