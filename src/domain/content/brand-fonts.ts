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

/**
 * Each face's families: its less common letters (`extended-letters.css`), then the CSS variable with
 * its own name and fallback.
 */
const TEXT_FAMILIES: Record<TextFont, string> = {
  'instrument-sans': `"Text Extended", var(--font-sans-file), ${SYSTEM}`,
  'public-sans': `"Public Sans Extended", var(--font-public-sans-file), ${SYSTEM}`,
  system: SYSTEM,
}

/** What a choice of faces means in CSS: the families for text and for large headings. */
export function fontFamilies({ textFont, headingFont }: BrandFonts): {
  readonly text: string
  readonly heading: string
} {
  const text = TEXT_FAMILIES[textFont]
  const headings: Record<HeadingFont, string> = {
    newsreader: '"Heading Extended", var(--font-serif-file), Georgia, serif',
    lora: '"Lora Extended", var(--font-lora-file), Georgia, serif',
    text,
  }
  return { text, heading: headings[headingFont] }
}
