import type { PayloadRequest } from 'payload'

import {
  type BrandingInput,
  goodLinks,
  type SocialInput,
} from '@/src/domain/content/branding-input'
import type { SettingValue } from '@/src/domain/content/settings-input'
import { DEFAULT_SETTINGS } from '@/src/domain/content/site-settings'

import { type Conflict, saveSettingsFields } from './save-settings-fields'

type Fields = Readonly<Record<string, SettingValue>>

const settings = (req: PayloadRequest) =>
  req.payload.findGlobal({
    slug: 'settings',
    depth: 0,
    overrideAccess: true, // who asks has been checked
    req,
  })

const { brand } = DEFAULT_SETTINGS

/** What the screen of the brand shows, as it stands. */
export async function readBranding(req: PayloadRequest): Promise<Required<BrandingInput>> {
  const stored = await settings(req)
  return {
    companyName: stored.companyName,
    companyTagline: stored.companyTagline ?? '',
    companyDescription: stored.companyDescription ?? '',
    legalEntityName: stored.legalEntityName ?? '',
    businessLicense: stored.businessLicense ?? '',
    taxId: stored.taxId ?? '',
    companyEmail: stored.companyEmail ?? '',
    companyPhone: stored.companyPhone ?? '',
    companyAddressLine1: stored.companyAddressLine1 ?? '',
    companyAddressLine2: stored.companyAddressLine2 ?? '',
    companyCity: stored.companyCity ?? '',
    companyState: stored.companyState ?? '',
    companyZip: stored.companyZip ?? '',
    companyCountry: stored.companyCountry ?? 'United States',
    companyLogoUrl: stored.companyLogoUrl ?? '',
    companyFaviconUrl: stored.companyFaviconUrl ?? '',
    primaryColor: stored.primaryColor ?? brand.primaryColor,
    secondaryColor: stored.secondaryColor ?? brand.secondaryColor,
    accentColor: stored.accentColor ?? brand.accentColor,
    textFont: stored.textFont ?? brand.textFont,
    headingFont: stored.headingFont ?? brand.headingFont,
    websiteDomain: stored.websiteDomain ?? '',
    supportHours: stored.supportHours ?? '',
    guaranteeText: stored.guaranteeText ?? '',
    copyrightText: stored.copyrightText ?? '',
  }
}

/** Changes what the screen of the brand names. @throws AppError 422, with what is wrong by field */
export const saveBranding = (
  req: PayloadRequest,
  values: BrandingInput,
  seen: Fields,
): Promise<Conflict | null> => saveSettingsFields(req, { read: readBranding }, values, seen)

/** The links of the company elsewhere, as they stand. */
export async function readSocial(req: PayloadRequest): Promise<Required<SocialInput>> {
  const stored = await settings(req)
  return {
    twitterUrl: stored.twitterUrl ?? '',
    facebookUrl: stored.facebookUrl ?? '',
    linkedinUrl: stored.linkedinUrl ?? '',
    instagramUrl: stored.instagramUrl ?? '',
    youtubeUrl: stored.youtubeUrl ?? '',
  }
}

/** Saves the links that are good, and says which are not: those stay as they were. */
export async function saveSocial(req: PayloadRequest, sent: SocialInput, seen: Fields) {
  const { good, bad } = goodLinks(sent)
  const conflict = await saveSettingsFields(req, { read: readSocial }, good, seen)
  return { conflict, bad }
}
