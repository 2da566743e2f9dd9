/** Who writes a mail: what its head and foot say. */
export type MailBrand = {
  readonly companyName: string
  readonly legalEntityName: string
  readonly supportEmail: string
  readonly addressLines: readonly string[]
  /** A hex colour on which white text is readable. */
  readonly accent: string
  readonly siteUrl: string
  /** The IANA zone in which the mail is dated. */
  readonly timeZone: string
}

const HEX = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i
const FALLBACK = '#1d4ed8'
/** Contrast with white that small text needs (WCAG AA), with a little to spare. */
const ENOUGH = 4.8

const linear = (channel: number) => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function contrastWithWhite([r = 0, g = 0, b = 0]: readonly number[]): number {
  return 1.05 / (0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b) + 0.05)
}

/**
 * The colour that staff chose, darkened until white text on it can be read.
 *
 * Mail programs know neither variables nor OKLCH, so a mail gets a plain hex colour.
 */
export function readableAccent(chosen: string | null | undefined): string {
  const parts = HEX.exec(chosen ?? '')
  if (!parts) return FALLBACK
  let channels = parts.slice(1).map((pair) => Number.parseInt(pair, 16))
  while (contrastWithWhite(channels) < ENOUGH) {
    channels = channels.map((channel) => Math.floor(channel * 0.95))
  }
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
