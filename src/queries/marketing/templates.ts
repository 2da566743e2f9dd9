import type { PayloadRequest } from 'payload'

import { may } from '@/src/access/permissions'
import type { EmailTemplate } from '@/src/payload-types'

import { staffRows, wholeRows } from '@/src/queries/platform/staff-rows'

/** All templates, the newest first, as the caller may see them. */
export async function templateRows(req: PayloadRequest): Promise<EmailTemplate[]> {
  return wholeRows(req, 'emailTemplates', { sort: '-createdAt', limit: 500 })
}

/** The leads of late for whom a template can be previewed; none for who may not see leads. */
export async function previewLeads(req: PayloadRequest): Promise<{ id: string; label: string }[]> {
  if (!(await may(req, 'view_leads'))) return []
  const docs = await staffRows(req, 'leads', {
    select: { email: true, firstName: true, lastName: true },
    sort: '-createdAt',
    limit: 30,
  })
  return docs.map(({ id, email, firstName, lastName }) => {
    const name = [firstName, lastName].filter(Boolean).join(' ')
    return { id, label: name ? `${name}, ${email}` : email }
  })
}

/** The newest versions of a template. */
export async function templateVersions(req: PayloadRequest, id: string, limit: number) {
  const { docs } = await req.payload.findVersions({
    collection: 'emailTemplates',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs
}
