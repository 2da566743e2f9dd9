import { contrast, hexOf, linearIn, linearOf, oklchOf } from '../brand-palette'

/** What text of 24 px and more needs (WCAG AA). */
export const ENOUGH_FOR_LARGE = 3

export type PanelContrast = {
  readonly theme: 'light' | 'dark'
  readonly ground: string
  readonly ratio: number
}

/** The panels of the site, behind headings: lightness and chroma as `site.css` has them. */
const PANELS = [
  { theme: 'light', l: 0.976, c: 0.006 },
  { theme: 'dark', l: 0.218, c: 0.018 },
] as const

/** How well a color is read on the panels of the site in both themes; of what is no color, none. */
export function panelContrasts(hex: string, brandPrimary: string): readonly PanelContrast[] {
  const [text, brand] = [linearOf(hex), linearOf(brandPrimary)]
  if (!text || !brand) return []
  const { h } = oklchOf(brand)
  return PANELS.map(({ theme, l, c }) => {
    const ground = linearIn({ l, c, h })
    const ratio = Math.round(contrast(text, ground) * 100) / 100
    return { theme, ground: hexOf(ground), ratio }
  })
}
