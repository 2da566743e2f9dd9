import type { Where } from 'payload'
import { z } from 'zod'

/** The last row that was shown: what the list is sorted by, and its id. */
const cursor = z.tuple([
  z.union([
    z.iso.datetime(),
    z
      .string()
      .regex(/^-?\d{1,15}$/)
      .transform(Number),
  ]),
  z.uuid(),
])
export type Cursor = z.infer<typeof cursor>

/** A cursor as it stands in an address. */
export const cursorText = (at: Cursor): string => Buffer.from(at.join(' ')).toString('base64url')

/** The cursor in an address; null where there is none, or rubbish. */
export function cursorIn(text: unknown): Cursor | null {
  if (typeof text !== 'string' || text.length > 200) return null
  return cursor.safeParse(Buffer.from(text, 'base64url').toString().split(' ')).data ?? null
}

/**
 * The rows that follow. The first condition repeats the second more coarsely: by it the database
 * enters its index in the right place, instead of reading up to there.
 */
export function rowsAfter(sort: string, after: Cursor | null): Where {
  if (!after) return {}
  const [at, id] = after
  const field = sort.replace('-', '')
  const beyond = sort.startsWith('-') ? 'less_than' : 'greater_than'
  return {
    and: [
      { [field]: { [`${beyond}_equal`]: at } },
      {
        or: [
          { [field]: { [beyond]: at } },
          { and: [{ [field]: { equals: at } }, { id: { [beyond]: id } }] },
        ],
      },
    ],
  }
}
