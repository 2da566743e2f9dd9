import { randomBytes } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import type { PayloadRequest } from 'payload'
import {
  type BrandingInput,
  brandingInput,
  goodLinks,
  SOCIAL_NAMES,
  type SocialInput,
} from '@/src/domain/content/branding-input'
import { pageContent, type SayPromises } from '@/src/domain/content/page-content'
import { promisesOf } from '@/src/domain/content/promises'
import {
  isSameSetting,
  type SettingValue,
  type SiteSettingsInput,
  settingsProblems,
} from '@/src/domain/content/settings-input'
import { DEFAULT_SETTINGS } from '@/src/domain/content/site-settings'
import { idOf } from '@/src/domain/vocabulary/relation'
import { textsOf } from '@/src/domain/vocabulary/stored-entry'
import { holdGlobal, inTransactionOf } from '@/src/lib/database'
import { AppError, type FieldErrors, invalidInput, withFields } from '@/src/lib/errors'
import { findGlobal, findRows } from '@/src/lib/find-one'
import { contentHash } from '@/src/lib/pictures'
import { createRow } from '@/src/lib/write-row'
import type { Media, Setting } from '@/src/payload-types'
import { pictureLike } from '@/src/services/content/media/uses-of-picture'

type StoredFields = Readonly<Record<string, SettingValue>>

/** Someone else has changed the same fields meanwhile; what stands there now. */
export type Conflict = { readonly current: StoredFields }

type Screen<Stored, Values> = {
  /** What the screen shows, as it stands. */
  readonly read: (req: PayloadRequest) => Promise<Stored>
  /** What stands in the way of a change, by field. */
  readonly problems?: (stored: Stored, values: Values) => FieldErrors
}

const namesOf = (values: object) => Object.keys(values)

function conflictIn(stored: StoredFields, values: object, seen: StoredFields): Conflict | null {
  const newer = Object.entries(values).flatMap(([name, value]) =>
    !isSameSetting(stored[name], seen[name]) && !isSameSetting(stored[name], value) ? [name] : [],
  )
  if (newer.length === 0) return null
  return { current: Object.fromEntries(newer.map((name) => [name, stored[name] ?? null])) }
}

/**
 * Changes the settings that are named, and no other: two people who save different ones at once
 * both do. Where someone else changed the same one since it was seen, nothing is saved.
 *
 * @throws AppError 422, with what is wrong by field
 */
export async function saveSettingsFields<
  Stored extends StoredFields,
  Values extends Partial<Setting>,
>(
  outer: PayloadRequest,
  { read, problems }: Screen<Stored, Values>,
  values: Values,
  seen: StoredFields,
): Promise<Conflict | null> {
  return inTransactionOf(outer, async (req) => {
    await holdGlobal(req, 'settings')
    const stored = await read(req)
    const conflict = conflictIn(stored, values, seen)
    if (conflict) return conflict
    if (namesOf(values).length === 0) return null
    const wrong = problems?.(stored, values) ?? {}
    if (namesOf(wrong).length > 0) throw invalidInput(wrong)
    await withFields(() =>
      req.payload.updateGlobal({
        slug: 'settings',
        data: values,
        depth: 0,
        overrideAccess: true, // who asks has been checked
        req,
      }),
    )
    return null
  })
}

const settings = (req: PayloadRequest) =>
  findGlobal(req, 'settings', {
    overrideAccess: true, // who asks has been checked
  })

/** All of them, none left out. */
type SiteSettings = Required<SiteSettingsInput>

/** What the screens of the settings change, as it stands. */
export async function readSiteSettings(req: PayloadRequest): Promise<SiteSettings> {
  const stored = await settings(req)
  return {
    announcementEnabled: stored.announcementEnabled ?? false,
    announcementText: stored.announcementText ?? '',
    popupEnabled: stored.popupEnabled ?? false,
    popupTitle: stored.popupTitle ?? '',
    popupSubtitle: stored.popupSubtitle ?? '',
    popupOfferText: stored.popupOfferText ?? '',
    popupCtaText: stored.popupCtaText ?? '',
    popupDisclaimer: stored.popupDisclaimer ?? '',
    popupOffer: idOf(stored.popupOffer),
    popupEndsAt: stored.popupEndsAt ?? null,
    whatsappEnabled: stored.whatsappEnabled ?? false,
    whatsappNumber: stored.whatsappNumber ?? '',
    whatsappMessage: stored.whatsappMessage ?? '',
    tidioEnabled: stored.tidioEnabled ?? false,
    tidioEmbedCode: stored.tidioEmbedCode ?? '',
  }
}

/** Changes what the screens of the settings name. @throws AppError 422, with what is wrong by field */
export const saveSiteSettings = (
  req: PayloadRequest,
  values: SiteSettingsInput,
  seen: StoredFields,
): Promise<Conflict | null> =>
  saveSettingsFields(
    req,
    {
      read: readSiteSettings,
      problems: (stored, changed) => ({
        ...settingsProblems({ ...stored, ...changed }, Object.keys(changed), new Date()),
      }),
    },
    values,
    seen,
  )

const { brand } = DEFAULT_SETTINGS

/** What the screen of the brand shows, as it stands. */
export async function readBranding(req: PayloadRequest): Promise<Required<BrandingInput>> {
  const stored = await settings(req)
  return {
    ...textsOf(brandingInput.keyof().options, stored),
    companyCountry: stored.companyCountry ?? 'United States',
    primaryColor: stored.primaryColor ?? brand.primaryColor,
    secondaryColor: stored.secondaryColor ?? brand.secondaryColor,
    accentColor: stored.accentColor ?? brand.accentColor,
    textFont: stored.textFont ?? brand.textFont,
    headingFont: stored.headingFont ?? brand.headingFont,
  }
}

/** Changes what the screen of the brand names. @throws AppError 422, with what is wrong by field */
export const saveBranding = (
  req: PayloadRequest,
  values: BrandingInput,
  seen: StoredFields,
): Promise<Conflict | null> => saveSettingsFields(req, { read: readBranding }, values, seen)

/** The links of the company elsewhere, as they stand. */
export async function readSocial(req: PayloadRequest): Promise<Required<SocialInput>> {
  return textsOf(SOCIAL_NAMES, await settings(req))
}

/** Saves the links that are good, and says which are not: those stay as they were. */
export async function saveSocial(req: PayloadRequest, sent: SocialInput, seen: StoredFields) {
  const { good, bad } = goodLinks(sent)
  const conflict = await saveSettingsFields(req, { read: readSocial }, good, seen)
  return { conflict, bad }
}

/** What a logo or an icon may be. */
const TYPES: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
}

const addressOf = ({ filename }: Pick<Media, 'filename'>) => `/api/media/file/${filename}`

/**
 * Keeps a picture of the brand for everyone to see.
 *
 * @returns its address on this site
 * @throws AppError 415 or 422
 */
export async function storeBrandPicture(req: PayloadRequest, data: Buffer): Promise<string> {
  if (data.length === 0) throw new AppError('empty_file', 'This file is empty.', 422)
  const found = await fileTypeFromBuffer(data).catch(() => undefined)
  const ending = found && TYPES[found.mime]
  if (!found || !ending) {
    const words = 'This is not a PNG, JPEG, WebP or ICO picture. Save it as one of these.'
    throw new AppError('wrong_type', words, 415)
  }
  const same = await pictureLike(req, contentHash(data))
  if (same) return addressOf(same)
  const picture = await createRow(req, 'media', {
    data: { alt: 'Brand of the company' },
    file: {
      name: `brand-${randomBytes(4).toString('hex')}.${ending}`,
      data,
      mimetype: found.mime,
      size: data.length,
    },
    overrideAccess: true, // those who may change the brand may give it a picture
  })
  return addressOf(picture)
}

/** Our promises as staff word them now, for texts that are written outside a page. */
export async function sayPromises(req: PayloadRequest): Promise<SayPromises> {
  const docs = await findRows(req, 'contentElements', {
    where: { and: [{ isActive: { equals: true } }, { page: { equals: '/layout' } }] },
    select: { selector: true, currentValue: true },
    limit: 500,
    overrideAccess: true, // public texts, which any page shows
  })
  const stored = docs.map(({ selector, currentValue }) => [
    selector,
    { value: currentValue ?? '', verified: false },
  ])
  return promisesOf(pageContent('/layout', Object.fromEntries(stored)))
}
