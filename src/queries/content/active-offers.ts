import type { PayloadRequest } from 'payload'

/** The offers that the popup may carry: those that are switched on, and the one that it has. */
export async function activeOffers(
  req: PayloadRequest,
  chosen: string | null,
): Promise<{ readonly id: string; readonly title: string }[]> {
  const isOn = { isActive: { equals: true } }
  const { docs } = await req.payload.find({
    collection: 'offers',
    where: chosen ? { or: [isOn, { id: { equals: chosen } }] } : isOn,
    select: { title: true, isActive: true },
    sort: 'title',
    depth: 0,
    limit: 200,
    pagination: false,
    overrideAccess: true, // their titles, for those who decide what the popup says
    req,
  })
  return docs.map(({ id, title, isActive }) => ({
    id,
    title: isActive ? title : `${title} (switched off)`,
  }))
}
