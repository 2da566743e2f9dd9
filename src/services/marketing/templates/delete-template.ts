import type { PayloadRequest } from 'payload'

/** Deletes an email template for good, unless a follow-up still sends it; and says so. */
export async function deleteTemplate(req: PayloadRequest, id: string): Promise<string> {
  const { name } = await req.payload.delete({
    collection: 'emailTemplates',
    id,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return `${name} was deleted.`
}
