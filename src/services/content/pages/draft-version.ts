import type { PayloadRequest } from 'payload'

/** Whether a version of a page was a draft; false where there is none. */
export async function isDraftVersion(req: PayloadRequest, id: string): Promise<boolean> {
  const { docs } = await req.payload.findVersions({
    collection: 'sitePages',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    overrideAccess: true, // only to learn how it may be restored
    req,
  })
  return docs[0]?.version._status === 'draft'
}
