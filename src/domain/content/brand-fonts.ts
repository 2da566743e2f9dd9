/** The faces that staff choose between, all served from the site itself. */
export const TEXT_FONTS = {
  'instrument-sans': 'Instrument Sans',
  'public-sans': 'Public Sans',
  system: 'What each device has',
} as const
export type TextFont = keyof typeof TEXT_FONTS

export const HEADING_FONTS = {
  newsreader: 'Newsreader',
  lora: 'Lora',
  text: 'The same as the text',
} as const
export type HeadingFont = keyof typeof HEADING_FONTS

export type BrandFonts = { readonly textFont: TextFont; readonly headingFont: HeadingFont }

const SYSTEM = 'system-ui, sans-serif'

/** The CSS variables that hold each face's family name, fallback included. */
const TEXT_FAMILIES: Record<TextFont, string> = {
  'instrument-sans': `var(--font-sans-file), ${SYSTEM}`,
  'public-sans': `var(--font-public-sans-file), ${SYSTEM}`,
  system: SYSTEM,
}

/** What a choice of faces means in CSS: the families for text and for large headings. */
export function fontFamilies({ textFont, headingFont }: BrandFonts): {
  readonly text: string
  readonly heading: string
} {
  const text = TEXT_FAMILIES[textFont]
  const headings: Record<HeadingFont, string> = {
    newsreader: 'var(--font-serif-file), Georgia, serif',
    lora: 'var(--font-lora-file), Georgia, serif',
    text,
  }
  return { text, heading: headings[headingFont] }
}
