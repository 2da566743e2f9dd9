import type { CSSProperties } from 'react'

/** The three colours that staff choose under Settings, as hex. */
export type BrandColors = {
  primaryColor?: string | null
  secondaryColor?: string | null
  accentColor?: string | null
}

const HEX = /^#?[0-9a-f]{6}$/i

function hex(value: string | null | undefined, fallback: string): string {
  return value && HEX.test(value) ? `#${value.replace('#', '')}` : fallback
}

/** The brand as CSS variables; anything that is not a colour falls back to the default. */
export function brandStyle(colors: BrandColors): CSSProperties & Record<`--${string}`, string> {
  return {
    '--brand-primary': hex(colors.primaryColor, '#3b82f6'),
    '--brand-secondary': hex(colors.secondaryColor, '#1d4ed8'),
    '--brand-accent': hex(colors.accentColor, '#10b981'),
  }
}
