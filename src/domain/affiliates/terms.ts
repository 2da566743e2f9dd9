import { HOLD_DAYS } from '@/src/domain/affiliates/commission'
import { REFERRAL_DAYS } from '@/src/domain/affiliates/referral'

/** The version that somebody accepts when they join; it changes whenever the text below does. */
export const AFFILIATE_TERMS_VERSION = '2024-01-01'

/** What an affiliate agrees to, in plain words: a heading and a paragraph each. */
export const AFFILIATE_TERMS: readonly (readonly [heading: string, text: string])[] = [
  [
    'What you earn',
    'A share of our own fees on each paid order that comes through your link. State filing fees are passed on at cost and earn nothing. The share is that of the day on which the order is paid; amounts are rounded down to whole cents.',
  ],
  [
    'Which orders count',
    `Orders placed within ${REFERRAL_DAYS} days of a visit through your link, in the same browser. Where somebody came through several links, the last one counts. Your own orders do not, and neither do renewals.`,
  ],
  [
    'When it is certain',
    `A commission is pending for ${HOLD_DAYS} days, then approved, and paid out with the next batch. A refund takes back its part. If that part was paid out already, your next payout is lowered by it.`,
  ],
  [
    'What you may not do',
    'Send unasked mail, pretend to be us, advertise under our name, promise what we do not, or hide that you are paid for a recommendation. We may switch off a link that is used so; what it earned fairly stays yours.',
  ],
  [
    'Ending it',
    'You may stop at any time, and so may we with 30 days’ notice. What is approved by then is paid out.',
  ],
]
