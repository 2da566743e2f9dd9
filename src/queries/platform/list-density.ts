import type { PayloadRequest } from 'payload'
import { z } from 'zod'

/** Whose lists are dense is a matter of taste, unlike what they show: that stands in the address. */
export const DENSITY_KEY = 'list-density'

export const densityWord = z.enum(['comfortable', 'compact']).catch('comfortable')
export type Density = z.infer<typeof densityWord>

/** How dense a person likes lists. */
export async function densityOf(req: PayloadRequest): Promise<Density> {
  const { docs } = await req.payload.find({
    collection: 'payload-preferences',
    where: {
      and: [
        { key: { equals: DENSITY_KEY } },
        { 'user.value': { equals: req.user?.id } },
        { 'user.relationTo': { equals: 'users' } },
      ],
    },
    select: { value: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true, // their own, as the condition says
    req,
  })
  return densityWord.parse(docs[0]?.value)
}
