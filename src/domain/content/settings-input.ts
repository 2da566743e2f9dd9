import { z } from 'zod'
import { typedLine, typedText } from '@/src/domain/vocabulary/text/typed-text'
import { chatWidgetOf } from './chat-widget'

const line = typedLine(300)
const flag = z.boolean('Switch it on or off')

const moment = z
  .union([z.literal('').transform(() => null), z.null(), z.iso.datetime('Enter a date and time')])
  .refine(
    (at) => at === null || (at >= '2000' && at < '2101'),
    'Enter a date between 2000 and 2100',
  )

const offer = z.union(
  [z.literal('').transform(() => null), z.null(), z.guid()],
  'Choose an offer of the list',
)

/** What the settings screens change, field by field: a save names those that changed. */
export const siteSettingsInput = z
  .strictObject({
    announcementEnabled: flag,
    announcementText: line,
    popupEnabled: flag,
    popupTitle: line,
    popupSubtitle: line,
    popupOfferText: line,
    popupCtaText: line,
    popupDisclaimer: line,
    popupOffer: offer,
    popupEndsAt: moment,
    whatsappEnabled: flag,
    whatsappNumber: line.regex(/^[+\d\s().-]*$/, 'Use digits, spaces and + - ( ) only'),
    whatsappMessage: line,
    tidioEnabled: flag,
    tidioEmbedCode: typedText(4000),
  })
  .partial()
export type SiteSettingsInput = z.output<typeof siteSettingsInput>
type SettingsField = keyof SiteSettingsInput

const settingValue = z.union([z.string().max(5000), z.boolean(), z.null()])
export type SettingValue = z.output<typeof settingValue>

/** What stood in the fields of a screen when they were changed. */
export const seenFields = z.record(z.string().max(60), settingValue)

/** Whether two values of a setting say the same: an empty text is none, a moment is one however it is written. */
export function isSameSetting(a: unknown, b: unknown): boolean {
  const [one, other] = [a || null, b || null]
  if (one === other) return true
  return typeof one === 'string' && typeof other === 'string' && isSameMoment(one, other)
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T/
/** Finer than that no one sets a time. */
const minuteOf = (at: string) => Math.floor(Date.parse(at) / 60_000)
const isSameMoment = (a: string, b: string) =>
  MOMENT.test(a) && MOMENT.test(b) && minuteOf(a) === minuteOf(b)

type Problems = Partial<Record<SettingsField, string>>

/**
 * What stands in the way of the settings as they would be, by field: nothing empty is switched on,
 * and only a chat of a provider that we recognize. Of what is not touched nothing is said.
 */
export function settingsProblems(
  next: SiteSettingsInput,
  touched: readonly string[],
  now: Date,
): Problems {
  const isTouched = (start: string) => touched.some((name) => name.startsWith(start))
  const problems: Problems = {}
  if (isTouched('announcement') && next.announcementEnabled && !next.announcementText) {
    problems.announcementText = 'Enter the text of the banner before you show it'
  }
  if (isTouched('popup') && next.popupEnabled) {
    if (!next.popupTitle) problems.popupTitle = 'Enter a title before you show the popup'
    if (next.popupEndsAt && Date.parse(next.popupEndsAt) <= now.getTime()) {
      problems.popupEndsAt = 'This moment has passed. Choose a later one, or leave it empty'
    }
  }
  if (isTouched('whatsapp')) {
    const digits = (next.whatsappNumber ?? '').replaceAll(/\D/g, '')
    if (next.whatsappEnabled && digits === '') {
      problems.whatsappNumber = 'Please enter a WhatsApp number first'
    } else if (digits !== '' && (digits.length < 7 || digits.length > 15)) {
      problems.whatsappNumber = 'Enter the number with its country code: 7 to 15 digits'
    }
  }
  if (isTouched('tidio') && next.tidioEnabled && !chatWidgetOf(next.tidioEmbedCode ?? '')) {
    problems.tidioEmbedCode =
      'We don’t recognize a provider in this code. Paste the embed code of Tidio or Tawk.to'
  }
  return problems
}
