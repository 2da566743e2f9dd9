import { HOLD_DAYS } from '@/src/domain/affiliates/commission'
import { REFERRAL_DAYS } from '@/src/domain/affiliates/referral'

/** The version that someone accepts when they join; it changes whenever the text below does. */
export const AFFILIATE_TERMS_VERSION = '2024-01-01'

/** What an affiliate agrees to, in plain words: a heading and a paragraph each. */
export const AFFILIATE_TERMS: readonly (readonly [heading: string, text: string])[] = [
  [
    'What you earn',
    'You earn a share of our fees on each paid order that comes through your link. State filing fees earn no commission. The rate on the day of payment applies. Amounts are rounded down to whole cents.',
  ],
  [
    'Which orders count',
    `Orders placed within ${REFERRAL_DAYS} days of a visit through your link, in the same browser. If a visitor used several links, the last one counts. Your own orders and renewals do not count.`,
  ],
  [
    'When it is approved',
    `A commission is pending for ${HOLD_DAYS} days. Then it is approved and paid with the next payout. If the order is refunded, we take back the commission on the refunded part. If we already paid it, we deduct it from your next payout.`,
  ],
  [
    'What you may not do',
    'Do not send spam, pretend to be us, advertise under our name, promise what we do not, or hide that you are paid to recommend us. We may switch off a link that is used this way. What it earned fairly stays yours.',
  ],
  [
    'Ending it',
    'You may stop at any time. We may end the program with 30 days’ notice. We pay everything approved by then.',
  ],
]
