import { and, type Column, ilike, type SQL } from 'drizzle-orm'

const escaped = (word: string) => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

/** Whether each word stands somewhere in a text, which an index knows by threes of its letters. */
export const holdsWords = (text: Column, words: string): SQL | undefined =>
  and(
    ...words
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => ilike(text, `%${escaped(word)}%`)),
  )
