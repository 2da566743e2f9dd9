export const PICTURE_TYPES: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/x-icon',
]

const CHOOSE = 'Choose a PNG, JPEG, WebP, AVIF or GIF picture.'

const SVG_START = /^\s*(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!doctype[^>]*>|\s)*<svg[\s>]/i

type Found = { readonly mime: string; readonly ext: string } | undefined

/**
 * Why a file cannot be a picture of the site, in words; null where it can. What it is, its content
 * says: `start` is how it begins, as text.
 */
export function pictureProblem(name: string, found: Found, start: string): string | null {
  if (/\.svgz?$/i.test(name) || SVG_START.test(start))
    return 'SVG pictures can hold scripts, so they are not used here. Save it as PNG or WebP and try again.'
  if (!found) return `This file is not a picture, or it is damaged. ${CHOOSE}`
  if (PICTURE_TYPES.includes(found.mime)) return null
  return `This is a ${found.ext.toUpperCase()} file, whatever its name says. ${CHOOSE}`
}

export type PictureUse = { readonly place: string; readonly name: string }

const NAMED = 5

/** `Page “Terms of Service”, Logo “Company Branding” and 3 more places`. */
export function usesInText(uses: readonly PictureUse[]): string {
  const named = uses.slice(0, NAMED).map(({ place, name }) => `${place} “${name}”`)
  const rest = uses.length - named.length
  if (rest > 0) named.push(`${rest} more`)
  return new Intl.ListFormat('en-US', { type: 'conjunction' }).format(named)
}
