import type { CollectionBeforeValidateHook } from 'payload'

/** A new step description goes to the end of the list. */
export const appendToOrder: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data || typeof data.sortOrder === 'number') return data
  const { totalDocs } = await req.payload.count({
    collection: 'checkoutPackages',
    overrideAccess: true, // its place depends on all of them
    req,
  })
  return { ...data, sortOrder: totalDocs + 1 }
}
