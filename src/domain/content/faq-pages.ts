import { isKeyOf } from '@/src/domain/vocabulary/keys'

/** Where questions are answered, in the words of the back-office. */
export const FAQ_PAGES = {
  home: 'Home page',
  support: 'Support page',
  ein: 'EIN page',
  itin: 'ITIN page',
  bookkeeping: 'Bookkeeping page',
  trademark: 'Trademark page',
} as const
export type FaqPage = keyof typeof FAQ_PAGES

export const isFaqPage = isKeyOf(FAQ_PAGES)
