import { officeJson, officeRoute } from '@/src/admin/kit/office-route'
import { findAnything } from '@/src/admin/kit/palette/find-anything'
import { searchInput } from '@/src/admin/kit/palette/found'
import { parseInput } from '@/src/lib/errors'

/** What the palette finds. */
export const GET = officeRoute(async (req, request) => {
  const { q } = parseInput(searchInput, Object.fromEntries(new URL(request.url).searchParams))
  return officeJson({ groups: await findAnything(req, q) })
})
