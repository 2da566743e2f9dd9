import type { PayloadRequest } from 'payload'

import type { LeadFilter } from '@/src/domain/marketing/lead-filter'

/** What leads may have chosen in the checkout: names by id, in their order. */
export type FilterChoices = Readonly<Record<'package' | 'state', Readonly<Record<string, string>>>>

async function namesOf(
  req: PayloadRequest,
  collection: 'packages' | 'states',
  chosen: string | null,
): Promise<Readonly<Record<string, string>>> {
  const { docs } = await req.payload.find({
    collection,
    select: { name: true },
    sort: 'name',
    depth: 0,
    pagination: false,
    overrideAccess: true, // names alone; leads chose them while they were on sale
    req,
  })
  const names = Object.fromEntries(docs.map(({ id, name }) => [id, name]))
  return chosen === null || chosen in names ? names : { ...names, [chosen]: 'No longer there' }
}

/** @param filter what is chosen so far, which stays a choice though it was deleted since */
export async function filterChoices(
  req: PayloadRequest,
  filter: LeadFilter,
): Promise<FilterChoices> {
  return {
    package: await namesOf(req, 'packages', filter.package),
    state: await namesOf(req, 'states', filter.state),
  }
}
