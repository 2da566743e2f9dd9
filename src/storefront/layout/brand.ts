import type { CSSProperties } from 'react'

import { type BrandFonts, fontFamilies } from '@/src/domain/content/brand-fonts'

/** What staff choose under Settings: three colors as hex, and the faces. */
export type Brand = BrandFonts & {
  primaryColor?: string | null
  secondaryColor?: string | null
  accentColor?: string | null
}

const HEX = /^#?[0-9a-f]{6}$/i

function hex(value: string | null | undefined, fallback: string): string {
  return value && HEX.test(value) ? `#${value.replace('#', '')}` : fallback
}

/** The brand as CSS variables; anything that is not a color falls back to the default. */
export function brandStyle(brand: Brand): CSSProperties & Record<`--${string}`, string> {
  const { text, heading } = fontFamilies(brand)
  return {
    '--brand-text-font': text,
    '--brand-heading-font': heading,
    '--brand-primary': hex(brand.primaryColor, '#3b82f6'),
    '--brand-secondary': hex(brand.secondaryColor, '#1d4ed8'),
    '--brand-accent': hex(brand.accentColor, '#10b981'),
  }
}
