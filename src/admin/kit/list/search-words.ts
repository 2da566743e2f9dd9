import type { Where } from 'payload'

/** `%` and `_` are letters here, no pattern of the database's. */
const exactly = (word: string) => word.replace(/[%_\\]/g, '\\$&')

/** Three letters are what the index knows; a shorter word is found as a whole one. */
const holds = (field: string, word: string): Where => {
  const letters = exactly(word)
  return { [field]: { contains: word.length < 3 ? ` ${letters} ` : letters } }
}

/** Each of the words, in a text with a space before and after every word of it. */
export const holdsWords = (text: string, field = 'searchText'): Where => ({
  and: text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => holds(field, word)),
})
