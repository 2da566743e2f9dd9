import { z } from 'zod'

import { officeJson, officeRoute } from '@/src/admin/kit/office-route'
import { SHORTEST_WORDS } from '@/src/admin/kit/people/shortest-words'
import { isId } from '@/src/domain/vocabulary/id'
import { AppError, parseInput } from '@/src/lib/errors'
import { findPeople, mayFindPeople, namePeople } from '@/src/queries/platform/records'

const MOST = 8

const asked = z.union([
  z.object({ id: z.string().refine(isId, 'Give the ID of a person.') }),
  z.object({
    q: z
      .string()
      .trim()
      .min(SHORTEST_WORDS, 'Type at least 2 letters.')
      .max(100, 'Search for up to 100 letters.'),
    of: z.enum(['staff', 'everybody']).default('everybody'),
  }),
])

/** Names and email addresses of people, found by their words or by an id: nothing else of them. */
export const GET = officeRoute(async (req, request) => {
  if (!(await mayFindPeople(req)))
    throw new AppError('forbidden', 'You are not allowed to perform this action.', 403)
  const wanted = parseInput(asked, Object.fromEntries(new URL(request.url).searchParams))
  const people =
    'id' in wanted
      ? await namePeople(req, [wanted.id])
      : await findPeople(req, { words: wanted.q, of: wanted.of, limit: MOST })
  return officeJson({ people })
})
