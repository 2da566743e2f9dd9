import { z } from 'zod'
import { isOwnPath } from '@/src/domain/platform/own-path'
import { isKeyOf, keysOf } from '@/src/domain/vocabulary/keys'
import { typedLine, typedText } from '@/src/domain/vocabulary/text/typed-text'
import { HEADING_FONTS, TEXT_FONTS } from './brand-fonts'

const line = typedLine(200)

const color = z
  .string('Enter a color')
  .trim()
  .regex(/^#?[0-9a-f]{6}$/i, 'Please enter a color such as #3B82F6')
  .transform((hex) => `#${hex.replace('#', '').toUpperCase()}`)

export function isWebAddress(value: string): boolean {
  return URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol)
}

const picture = typedText(500).refine(
  (value) => value === '' || isOwnPath(value) || isWebAddress(value),
  'Please enter a path on this site (/logo.svg) or a URL (including https://)',
)

const email = typedText(254)
  .toLowerCase()
  .refine(
    (value) => value === '' || z.email().safeParse(value).success,
    'Enter an email address such as name@example.com',
  )

export const COUNTRIES = [
  'United States',
  'Canada',
  'United Kingdom',
  'Australia',
  'Other',
] as const

const isTextFont = isKeyOf(TEXT_FONTS)
const isHeadingFont = isKeyOf(HEADING_FONTS)

/** What the screen of the brand changes, field by field: a save names those that changed. */
export const brandingInput = z
  .strictObject({
    companyName: line.min(1, 'Enter the name of the company'),
    companyTagline: line,
    companyDescription: typedText(1000),
    legalEntityName: line,
    businessLicense: line,
    taxId: line,
    organizerName: line,
    organizerTitle: typedText(80),
    organizerEmail: email,
    agentSignerName: line,
    agentSignerTitle: typedText(80),
    agentSignerEmail: email,

    companyEmail: email,
    companyPhone: typedText(40),
    companyAddressLine1: line,
    companyAddressLine2: line,
    companyCity: typedText(80),
    companyState: typedText(80),
    companyZip: typedText(20),
    companyCountry: z.enum(COUNTRIES, 'Choose a country of the list'),

    companyLogoUrl: picture,
    companyFaviconUrl: picture,
    primaryColor: color,
    secondaryColor: color,
    accentColor: color,
    textFont: z.string().refine(isTextFont, 'Choose a typeface of the list'),
    headingFont: z.string().refine(isHeadingFont, 'Choose a typeface of the list'),

    websiteDomain: line,
    supportHours: line,
    guaranteeText: line,
    copyrightText: line,
  })
  .partial()
export type BrandingInput = z.output<typeof brandingInput>

/** The links of the company elsewhere, in the order of the screen. */
export const SOCIAL_LINKS = {
  twitterUrl: 'Twitter',
  facebookUrl: 'Facebook',
  linkedinUrl: 'LinkedIn',
  instagramUrl: 'Instagram',
  youtubeUrl: 'YouTube',
} as const
type SocialLink = keyof typeof SOCIAL_LINKS

export const SOCIAL_NAMES = keysOf(SOCIAL_LINKS)

export const WRONG_LINK = 'Please enter a valid URL (including https://)'

export const socialInput = z.partialRecord(z.enum(SOCIAL_NAMES), typedText(2000))
export type SocialInput = z.output<typeof socialInput>

/** The links that can be saved, and the names of those that cannot. */
export function goodLinks(sent: SocialInput): {
  readonly good: SocialInput
  readonly bad: readonly SocialLink[]
} {
  const good: SocialInput = {}
  const bad: SocialLink[] = []
  for (const name of SOCIAL_NAMES) {
    const value = sent[name]
    if (value === undefined) continue
    if (value === '' || (value.length <= 300 && isWebAddress(value))) good[name] = value
    else bad.push(name)
  }
  return { good, bad }
}
