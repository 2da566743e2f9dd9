import type { PayloadRequest } from 'payload'
import { type SupportHours, supportHoursOf } from '@/src/domain/support/support-hours'
import { fields, findGlobal } from '@/src/lib/find-one'

/** When support answers and how soon, from the settings. */
export async function supportHours(req: PayloadRequest): Promise<SupportHours> {
  const settings = await findGlobal(req, 'settings', {
    select: fields('businessTimeZone supportDays supportFrom supportTo firstAnswerHours'),
    overrideAccess: false, // everybody may read it
  })
  const { supportDays: days, supportFrom: from, supportTo: to } = settings
  const hours = { days, from, to, answerHours: settings.firstAnswerHours }
  return supportHoursOf(hours, settings.businessTimeZone)
}
