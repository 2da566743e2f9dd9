import { type PayloadRequest, ValidationError } from 'payload'

import {
  isSameSetting,
  SETTINGS_FIELDS,
  type SeenSettings,
  type SettingsField,
  type SettingValue,
  type SiteSettingsInput,
  settingsProblems,
} from '@/src/domain/content/settings-input'
import { idOf } from '@/src/domain/vocabulary/relation'
import { inTransactionOf, lockInTransaction } from '@/src/lib/database'
import { AppError, type FieldErrors } from '@/src/lib/errors'

const options = (req: PayloadRequest) =>
  ({ slug: 'settings', depth: 0, overrideAccess: true, req }) as const // whoever asks has been checked

/** All of them, none left out. */
export type SiteSettings = Required<SiteSettingsInput>

/** What the screens of the settings change, as it stands. */
export async function readSiteSettings(req: PayloadRequest): Promise<SiteSettings> {
  const stored = await req.payload.findGlobal(options(req))
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

/** Someone else has changed the same fields meanwhile; what stands there now. */
export type Conflict = { readonly current: Partial<Record<SettingsField, SettingValue>> }

function conflictIn(
  stored: SiteSettings,
  values: SiteSettingsInput,
  seen: SeenSettings,
): Conflict | null {
  const newer = SETTINGS_FIELDS.filter(
    (name) =>
      Object.hasOwn(values, name) &&
      !isSameSetting(stored[name], seen[name]) &&
      !isSameSetting(stored[name], values[name]),
  )
  if (newer.length === 0) return null
  return { current: Object.fromEntries(newer.map((name) => [name, stored[name]])) }
}

const refusal = (fields: FieldErrors) =>
  new AppError('invalid_input', 'Please check the form and try again.', 422, fields)

/** What Payload's own rules refuse, in our shape. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof ValidationError)) return error
  return refusal(Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message])))
}

/**
 * Changes the settings that are named, and no other: two people who save different ones at once
 * both do. Where someone else changed the same one since it was seen, nothing is saved.
 *
 * @throws AppError 422, with what is wrong by field
 */
export async function saveSiteSettings(
  outer: PayloadRequest,
  values: SiteSettingsInput,
  seen: SeenSettings,
): Promise<Conflict | null> {
  return inTransactionOf(outer, async (req) => {
    await lockInTransaction(req, 'site-settings') // Payload writes the whole row anew
    const stored = await readSiteSettings(req)
    const conflict = conflictIn(stored, values, seen)
    if (conflict) return conflict
    const touched = Object.keys(values)
    if (touched.length === 0) return null
    const problems = settingsProblems({ ...stored, ...values }, touched, new Date())
    if (Object.keys(problems).length > 0) throw refusal({ ...problems })
    try {
      await req.payload.updateGlobal({ data: values, ...options(req) })
    } catch (error) {
      throw refusalOf(error)
    }
    return null
  })
}
