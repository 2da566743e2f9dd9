import { cacheLife, cacheTag } from 'next/cache'
import type { Payload } from 'payload'
import { windowProblem } from '@/src/domain/catalogue/pricing/offer'
import { chatWidgetOf } from '@/src/domain/content/chat-widget'
import { claimStands } from '@/src/domain/content/claims/claim'
import { popupNamesPrice } from '@/src/domain/content/popup-price'
import {
  DEFAULT_SETTINGS,
  FALLBACK_SETTINGS,
  type SiteSettings,
} from '@/src/domain/content/site-settings'
import { idOf } from '@/src/domain/vocabulary/relation'
import { timeZoneOf } from '@/src/domain/vocabulary/time/time-zone'
import { fields } from '@/src/lib/find-one'
import type { Offer, Setting } from '@/src/payload-types'
import { hasSomethingOnSale, salesAt } from '@/src/services/catalogue/licensing/confirmations'

import { publicPayload } from '../platform/public-payload'
import { readOr } from './read-or'

/** Who runs the site and what is switched on; built-in values when that cannot be read. */
export async function getSettings(): Promise<SiteSettings> {
  'use cache'
  cacheTag('settings', 'offers', 'addons')
  return readOr(FALLBACK_SETTINGS, ['The settings could not be read'], async () => {
    const payload = await publicPayload()
    const settings = await payload.findGlobal({ slug: 'settings', overrideAccess: false, depth: 0 })
    const offer = await popupOffer(payload, settings)
    const claimEnds = Boolean(settings.customers?.verified && settings.customers.expiresAt)
    cacheLife(changesByItself(offer) ? 'minutes' : claimEnds ? 'hours' : 'max')
    return siteSettings(settings, offer)
  })
}

/** An offer begins and ends without anyone saving anything. */
const changesByItself = (offer: RunningOffer | null): boolean =>
  Boolean(offer?.from) || (offer?.until ? Date.parse(offer.until) > Date.now() : false)

type RunningOffer = Pick<
  Offer,
  'id' | 'from' | 'until' | 'kind' | 'value' | 'appliesTo' | 'addons' | 'packages' | 'services'
>

/** The offer behind the popup, while it is switched on. */
async function popupOffer(payload: Payload, stored: Setting): Promise<RunningOffer | null> {
  const id = idOf(stored.popupOffer)
  if (!stored.popupEnabled || !id) return null
  const offer = await payload.findByID({
    collection: 'offers',
    id,
    select: fields('isActive from until kind value appliesTo addons packages services'),
    depth: 1,
    disableErrors: true,
    overrideAccess: true, // the public is told no more than when it ends
  })
  return offer?.isActive && hasSomethingOnSale(offer, await salesAt({ payload })) ? offer : null
}

function siteSettings(stored: Setting, offer: RunningOffer | null): SiteSettings {
  const base = DEFAULT_SETTINGS
  return {
    companyName: stored.companyName || base.companyName,
    tagline: stored.companyTagline || null,
    logoUrl: stored.companyLogoUrl || null,
    faviconUrl: stored.companyFaviconUrl || null,
    description: stored.companyDescription || base.description,
    timeZone: timeZoneOf(stored.businessTimeZone),
    legalEntityName: stored.legalEntityName || base.legalEntityName,
    email: stored.companyEmail || base.email,
    phone: stored.companyPhone || null,
    addressLines: addressLines(stored),
    copyright: stored.copyrightText || base.copyright,
    social: social(stored),
    supportHours: stored.supportHours || base.supportHours,
    applicationMonths: stored.applicationMonths ?? base.applicationMonths,
    companiesFormed:
      (stored.customers && claimStands(stored.customers, new Date()) && stored.customers.count) ||
      null,
    chat: {
      enabled: stored.whatsappEnabled === true,
      number: stored.whatsappNumber ?? '',
      message: stored.whatsappMessage || base.chat.message,
    },
    chatWidget: (stored.tidioEnabled && chatWidgetOf(stored.tidioEmbedCode ?? '')) || null,
    announcement: (stored.announcementEnabled && stored.announcementText) || null,
    formedThreshold: stored.formedThreshold ?? null,
    popup: popup(stored, offer),
    brand: {
      primaryColor: stored.primaryColor || base.brand.primaryColor,
      secondaryColor: stored.secondaryColor || base.brand.secondaryColor,
      accentColor: stored.accentColor || base.brand.accentColor,
      textFont: stored.textFont || base.brand.textFont,
      headingFont: stored.headingFont || base.brand.headingFont,
    },
  }
}

function addressLines(stored: Setting): string[] {
  const region = [stored.companyState, stored.companyZip].filter(Boolean).join(' ')
  const town = [stored.companyCity, region].filter(Boolean).join(', ')
  return [stored.companyAddressLine1, stored.companyAddressLine2, town].flatMap((line) =>
    line ? [line] : [],
  )
}

function social(stored: Setting): SiteSettings['social'] {
  const links = [
    ['Twitter', stored.twitterUrl],
    ['Facebook', stored.facebookUrl],
    ['LinkedIn', stored.linkedinUrl],
  ] as const
  return links.flatMap(([name, url]) => (url ? [{ name, url }] : []))
}

const earlier = (one: string | null, other: string | null): string | null =>
  one && other ? (Date.parse(one) < Date.parse(other) ? one : other) : (one ?? other)

/** What an offer takes off the one add-on that it covers, in dollars; null where it covers more. */
function savingOf(offer: RunningOffer): number | null {
  const { kind, value, appliesTo, addons, packages, services } = offer
  if (packages?.length || services?.length) return null
  const [addon, ...others] = appliesTo === 'named' ? (addons ?? []) : []
  if (typeof addon !== 'object' || others.length > 0) return null
  return kind === 'percent' ? (addon.price * value) / 100 : Math.min(value, addon.price)
}

/** A popup whose price no running offer gives stays away. */
function popup(stored: Setting, offer: RunningOffer | null): SiteSettings['popup'] {
  if (!stored.popupEnabled || !stored.popupTitle) return null
  const now = new Date()
  const runs = offer !== null && windowProblem(offer, now) === null
  if (!runs && popupNamesPrice(stored)) return null
  return {
    title: stored.popupTitle,
    subtitle: stored.popupSubtitle ?? '',
    offer: stored.popupOfferText ?? '',
    cta: stored.popupCtaText || 'Start My LLC Now',
    disclaimer: stored.popupDisclaimer ?? '',
    endsAt: earlier(stored.popupEndsAt ?? null, runs ? (offer.until ?? null) : null),
    carries: runs ? offer.id : null,
    saving: runs ? savingOf(offer) : null,
  }
}
