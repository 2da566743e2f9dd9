import type { PayloadRequest } from 'payload'

import { type SupportHours, supportHoursOf } from '@/src/domain/support/support-hours'

/** When support answers and how soon, from the settings. */
export async function supportHours(req: PayloadRequest): Promise<SupportHours> {
  const settings = await req.payload.findGlobal({
    slug: 'settings',
    select: {
      businessTimeZone: true,
      supportDays: true,
      supportFrom: true,
      supportTo: true,
      firstAnswerHours: true,
    },
    depth: 0,
    overrideAccess: false, // everybody may read it
    req,
  })
  const { supportDays: days, supportFrom: from, supportTo: to } = settings
  const hours = { days, from, to, answerHours: settings.firstAnswerHours }
  return supportHoursOf(hours, settings.businessTimeZone)
}
