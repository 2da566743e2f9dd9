import type { PayloadRequest } from 'payload'

/** Switches a template or a follow-up on or off, as far as the person who asks may; and says so. */
export async function switchActive(
  req: PayloadRequest,
  collection: 'emailTemplates' | 'followupCampaigns',
  id: string,
  isActive: boolean,
): Promise<string> {
  const { name } = await req.payload.update({
    collection,
    id,
    data: { isActive },
    depth: 0,
    overrideAccess: false,
    req,
  })
  return `${name} is now ${isActive ? 'active' : 'inactive'}.`
}
