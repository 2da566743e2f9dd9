import type { PayloadRequest } from 'payload'

import { may } from '@/src/access/permissions'
import type { EmailTemplate } from '@/src/payload-types'

import type { LeadChoice } from './preview/TemplatePreview'
import type { Writing } from './TemplateContent'

/** All templates, the newest first, as the caller may see them. */
export async function templateRows(req: PayloadRequest): Promise<EmailTemplate[]> {
  const { docs } = await req.payload.find({
    collection: 'emailTemplates',
    sort: '-createdAt',
    limit: 500,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs
}

/** The leads of late for whom a template can be previewed; none for who may not see leads. */
export async function previewLeads(req: PayloadRequest): Promise<LeadChoice[]> {
  if (!(await may(req, 'view_leads'))) return []
  const { docs } = await req.payload.find({
    collection: 'leads',
    sort: '-createdAt',
    limit: 30,
    pagination: false,
    select: { email: true, firstName: true, lastName: true },
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id, email, firstName, lastName }) => {
    const name = [firstName, lastName].filter(Boolean).join(' ')
    return { id, label: name ? `${name}, ${email}` : email }
  })
}

type Written = Pick<EmailTemplate, 'content' | 'writtenAs' | 'design'>

/** What an email says and how it was written, as its editor takes it. */
export const writingOf = ({ content, writtenAs, design }: Written): Writing => ({
  content,
  writtenAs,
  design: design ? JSON.stringify(design) : null,
})
