import type { CustomFontSource } from '@stripe/stripe-js'

type OwnFonts = { readonly family: string; readonly fonts: CustomFontSource[] }

const unquoted = (name: string) => name.trim().replaceAll(/^["']|["']$/g, '')

function faces(): CSSFontFaceRule[] {
  return [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule)
    } catch {
      return [] // another origin's, which may not be read
    }
  })
}

/** The faces of the page's text, with their addresses: a frame of another origin lacks them. */
export function ownFonts(): OwnFonts {
  const { fontFamily } = getComputedStyle(document.body)
  const wanted = fontFamily.split(',').map(unquoted)
  const fonts = faces().flatMap(({ style, parentStyleSheet }) => {
    const read = (property: string) => style.getPropertyValue(property)
    const family = unquoted(read('font-family'))
    const address = /url\(["']?([^"')]+)["']?\)/.exec(read('src'))?.[1]
    if (!address || !wanted.includes(family)) return []
    const url = new URL(address, parentStyleSheet?.href ?? document.baseURI)
    return [
      {
        family,
        src: `url(${url.href})`,
        weight: read('font-weight') || 'normal',
        ...(read('unicode-range') && { unicodeRange: read('unicode-range') }),
      },
    ]
  })
  return { family: fontFamily, fonts }
}
