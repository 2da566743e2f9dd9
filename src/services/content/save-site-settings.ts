import type { PayloadRequest } from 'payload'

import {
  type SeenSettings,
  type SiteSettingsInput,
  settingsProblems,
} from '@/src/domain/content/settings-input'
import { idOf } from '@/src/domain/vocabulary/relation'

import { type Conflict, saveSettingsFields } from './save-settings-fields'

const options = (req: PayloadRequest) =>
  ({ slug: 'settings', depth: 0, overrideAccess: true, req }) as const // anyone who asks has been checked

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

/** Changes what the screens of the settings name. @throws AppError 422, with what is wrong by field */
export const saveSiteSettings = (
  req: PayloadRequest,
  values: SiteSettingsInput,
  seen: SeenSettings,
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
