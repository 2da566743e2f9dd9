import type { CollectionBeforeValidateHook } from 'payload'

/** A new step description goes to the end of the list. */
export const appendToOrder: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data || typeof data.sortOrder === 'number') return data
  const { docs } = await req.payload.find({
    collection: 'checkoutPackages',
    sort: '-sortOrder',
    limit: 1,
    pagination: false,
    select: { sortOrder: true },
    depth: 0,
    trash: true,
    overrideAccess: true, // its place depends on all of them
    req,
  })
  return { ...data, sortOrder: (docs[0]?.sortOrder ?? 0) + 1 }
}
