import { REFUND_DAYS } from '@/src/domain/vocabulary/money/refund-text'

/** Every duration that a sentence on refunds may name: those of the refund policy. */
const PROMISED = [
  `${REFUND_DAYS} days`,
  `${REFUND_DAYS} day`,
  '24 hours',
  '24 hour',
  '2 business days',
  '5-7 business days',
]

const SENTENCE = /[^.!?]+/g
const ABOUT_REFUNDS = /refund|money.back|our fee back|pay(?:s|ment)? in \d/i
const DURATION = /\d+(?:\s?(?:-|–|to)\s?\d+)?[\s-](?:business )?(?:hour|day|week|month)s?/gi

const durationsIn = (text: string) =>
  (text.match(DURATION) ?? []).map((one) =>
    one.replace(/(\d)(?:\s?–\s?|\s?to\s?|\s-\s)(\d)/, '$1-$2').replace(/(\d)-(?=[a-z])/i, '$1 '),
  )

/** The sentences on refunds that name another time than the one that we promise. */
export function differingPromises(texts: readonly string[]): string[] {
  const sentences = texts.flatMap((text) => text.replace(/\s+/g, ' ').match(SENTENCE) ?? [])
  const about = sentences.map((one) => one.trim()).filter((one) => ABOUT_REFUNDS.test(one))
  return [...new Set(about)].filter((one) =>
    durationsIn(one).some((duration) => !PROMISED.includes(duration)),
  )
}
