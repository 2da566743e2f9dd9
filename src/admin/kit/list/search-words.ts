import type { Where } from 'payload'

import { searchFold } from '@/src/domain/vocabulary/text/search-fold'

/** Whether a text is a whole address: a search for one means that and no other. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(text)

/** `%` and `_` are letters here, no pattern of the database's. */
const exactly = (word: string) => word.replace(/[%_\\]/g, '\\$&')

/** Three letters are what the index knows; a shorter word is found as a whole one. */
const holds = (field: string, word: string): Where => {
  const letters = exactly(word)
  return { [field]: { contains: word.length < 3 ? ` ${letters} ` : letters } }
}

/** Each of the words, in a text with a space before and after every word of it. */
export const whereHolds = (text: string, field = 'searchText'): Where => ({
  and: searchFold(text)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => holds(field, word)),
})

/** A text as it is, in any of the fields: for small tables, which need no index for it. */
export const whereAny = (fields: readonly string[], text: string): Where => ({
  or: fields.map((field): Where => ({ [field]: { contains: exactly(text) } })),
})
