import type { Where } from 'payload'
import { z } from 'zod'

/** The last row that was shown: what the list is sorted by, and its id. */
const cursor = z.tuple([z.union([z.number(), z.string().max(1000)]), z.uuid()])
export type Cursor = z.infer<typeof cursor>

/** A cursor as it stands in an address. */
export const cursorText = (at: Cursor): string =>
  Buffer.from(JSON.stringify(at)).toString('base64url')

/** The cursor in an address; null where there is none, or rubbish. */
export function cursorIn(text: unknown): Cursor | null {
  if (typeof text !== 'string' || text.length > 6000) return null
  try {
    return cursor.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data ?? null
  } catch {
    return null
  }
}

/** Where a list that is read to its end goes on; null behind its last page. @throws when that is unreadable */
export function cursorAfter({ after }: { readonly after: string | null }): Cursor | null {
  if (after === null) return null
  const found = cursorIn(after)
  if (!found) throw new Error('A list gives a cursor that nobody can read')
  return found
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
