import type { BrandFonts } from '@/src/domain/content/brand-fonts'

import { DEFAULT_TIME_ZONE } from '../vocabulary/time/time-zone'
import type { ChatWidget } from './chat-widget'

/** The public settings as pages use them. */
export type SiteSettings = {
  readonly companyName: string
  readonly tagline: string | null
  readonly logoUrl: string | null
  readonly faviconUrl: string | null
  readonly description: string
  readonly legalEntityName: string
  /** The IANA zone in which the books are dated. */
  readonly timeZone: string
  readonly email: string
  readonly phone: string | null
  readonly addressLines: readonly string[]
  readonly copyright: string
  readonly social: readonly { readonly name: string; readonly url: string }[]
  readonly supportHours: string
  readonly applicationMonths: number
  /** How many companies were formed; null until staff have verified a figure. */
  readonly companiesFormed: number | null
  /** From how many of our own orders on their number is shown; null for never. */
  readonly formedThreshold: number | null
  readonly chat: ChatSettings
  /** A provider's widget, loaded once a visitor asks for it; null while it is off. */
  readonly chatWidget: ChatWidget | null
  readonly announcement: string | null
  readonly popup: OfferPopup | null
  readonly brand: {
    readonly primaryColor: string
    readonly secondaryColor: string
    readonly accentColor: string
  } & BrandFonts
}

export type ChatSettings = {
  readonly enabled: boolean
  readonly number: string
  readonly message: string
}

export type OfferPopup = {
  readonly title: string
  readonly subtitle: string
  readonly offer: string
  readonly cta: string
  readonly disclaimer: string
  /** When the offer ends (ISO); without it the countdown runs for a day and begins again. */
  readonly endsAt: string | null
  /** The offer that its button takes to the checkout; null for none. */
  readonly carries: string | null
  /** Dollars that the offer takes off the one add-on that it covers, at its price of today. */
  readonly saving?: number | null
}

/** What the site says of itself before anybody has set anything. */
export const DEFAULT_SETTINGS: SiteSettings = {
  companyName: 'Charterdesk',
  tagline: null,
  logoUrl: null,
  faviconUrl: null,
  description:
    'We form US companies and help you keep track of what they owe, for founders anywhere.',
  legalEntityName: 'Charterdesk LLC',
  timeZone: DEFAULT_TIME_ZONE,
  email: 'support@charterdesk.example',
  phone: null,
  addressLines: [],
  copyright: 'All rights reserved.',
  social: [],
  companiesFormed: null,
  formedThreshold: null,
  supportHours: 'Mon-Fri 9 AM-6 PM EST',
  applicationMonths: 6,
  chat: { enabled: false, number: '', message: 'Hi! I need help with LLC formation.' },
  chatWidget: null,
  announcement: null,
  popup: null,
  brand: {
    primaryColor: '#3B82F6',
    secondaryColor: '#1D4ED8',
    accentColor: '#10B981',
    textFont: 'instrument-sans',
    headingFont: 'newsreader',
  },
}

/** What the site says of itself when its settings cannot be read. */
export const FALLBACK_SETTINGS: SiteSettings = {
  ...DEFAULT_SETTINGS,
  announcement: `24-Hour LLC Guarantee · ${DEFAULT_SETTINGS.companyName}`,
}
