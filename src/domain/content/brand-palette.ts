/** A color by lightness, chroma and hue. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number }
export type Rgb = readonly [number, number, number]

const HEX = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i

const toLinear = (share: number) =>
  share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
const toShare = (linear: number) =>
  linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
const within = (share: number) => Math.min(1, Math.max(0, share))

/** The three channels of a hex color in linear light; null for what is none. */
export function linearOf(hex: string): Rgb | null {
  const [, r, g, b] = HEX.exec(hex.trim()) ?? []
  if (!r || !g || !b) return null
  const channel = (text: string) => toLinear(Number.parseInt(text, 16) / 255)
  return [channel(r), channel(g), channel(b)]
}

export function oklchOf([r, g, b]: Rgb): Oklch {
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const blue = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return { l, c: Math.hypot(a, blue), h: Math.atan2(blue, a) }
}

/** In linear light, cut off where no screen can show it, as browsers do. */
export function linearIn({ l, c, h }: Oklch): Rgb {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    within(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    within(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    within(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b

/** How well one color is read on another, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

export const hexOf = (rgb: Rgb): string =>
  `#${rgb
    .map((linear) =>
      Math.round(toShare(linear) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase()

const WHITE: Rgb = [1, 1, 1]

/** What small text needs (WCAG AA). */
export const ENOUGH_CONTRAST = 4.5

export type BrandColors = Readonly<Record<'primary' | 'secondary' | 'accent', string>>
export type BrandColor = keyof BrandColors

export type Pair = {
  readonly label: string
  readonly theme: 'light' | 'dark'
  readonly of: BrandColor
  readonly text: string
  readonly ground: string
  readonly ratio: number
}

const shade = ({ c, h }: Oklch, l: number, chroma = 1) => linearIn({ l, c: c * chroma, h })

type Derived = readonly [label: string, theme: Pair['theme'], text: Rgb, ground: Rgb]

/** Each text of the site whose colors come from the brand, as `site.css` derives them. */
function derived(name: BrandColor, color: Oklch): readonly Derived[] {
  const dark = linearIn({ l: 0.185, c: 0.014, h: color.h })
  const own: Record<BrandColor, readonly Derived[]> = {
    primary: [
      ['Button', 'light', WHITE, shade(color, 0.5)],
      ['Button', 'dark', WHITE, shade(color, 0.52)],
      ['Link', 'light', shade(color, 0.47), WHITE],
      ['Link', 'dark', shade(color, 0.78, 0.62), dark],
    ],
    secondary: [['Button under the pointer', 'light', WHITE, shade(color, 0.42)]],
    accent: [
      ['Check mark', 'light', shade(color, 0.47, 0.8), WHITE],
      ['Check mark', 'dark', shade(color, 0.78, 0.8), dark],
    ],
  }
  return own[name]
}

const pairsOf = (name: BrandColor, color: Oklch): readonly Pair[] =>
  derived(name, color).map(([label, theme, text, ground]) => ({
    label,
    theme,
    of: name,
    text: hexOf(text),
    ground: hexOf(ground),
    ratio: Math.round(contrast(text, ground) * 100) / 100,
  }))

const NAMES = ['primary', 'secondary', 'accent'] as const satisfies readonly BrandColor[]

/** The pairs of text and ground that three colors give, in both themes; of what is no color, none. */
export const palettePairs = (colors: BrandColors): readonly Pair[] =>
  NAMES.flatMap((name) => {
    const rgb = linearOf(colors[name])
    return rgb ? pairsOf(name, oklchOf(rgb)) : []
  })

/** Returns the color, or its hue with less chroma until every pair can be read. */
export function readableColor(name: BrandColor, hex: string): string {
  const rgb = linearOf(hex)
  if (!rgb) return hex
  const color = oklchOf(rgb)
  for (let part = 20; part >= 0; part -= 1) {
    const tried = hexOf(linearIn({ ...color, c: (color.c * part) / 20 }))
    const again = linearOf(tried)
    if (again && pairsOf(name, oklchOf(again)).every(({ ratio }) => ratio >= ENOUGH_CONTRAST)) {
      return part === 20 ? hex : tried
    }
  }
  return hex
}
