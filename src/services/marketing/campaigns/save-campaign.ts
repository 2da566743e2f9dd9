import type { PayloadRequest } from 'payload'
import { readAddressList } from '@/src/domain/mail/address-list'
import { NO_FIGURES } from '@/src/domain/marketing/campaign-figures'
import type { CampaignInput } from '@/src/domain/marketing/campaign-input'
import { keptDesign } from '@/src/domain/marketing/written-content'
import { inTransactionOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import type { EmailCampaign } from '@/src/payload-types'
import { checkTemplate } from '@/src/services/marketing/rendering/render-template'

const MOST_ADDRESSES = 100_000

/** A pasted list, each address once. @throws AppError 422 for none, or too many */
function listOf(addresses: string | null) {
  if (addresses === null) return {}
  const read = readAddressList(addresses)
  const refuse = (words: string) => new AppError('addresses', words, 422, { addresses: words })
  if (read.addresses.length === 0) throw refuse('There is no email address on this list')
  if (read.addresses.length > MOST_ADDRESSES) throw refuse('Use at most 100,000 addresses')
  return { addresses: read.addresses.join('\n'), addressCount: read.addresses.length }
}

const CHANGED = new AppError(
  'changed',
  'Someone else saved this campaign meanwhile. Refresh the page; your text stays here until you do.',
  409,
)

/** Saves what staff write of a campaign. @throws AppError 422 for a template that cannot be filled in */
export async function saveCampaign(
  outer: PayloadRequest,
  { id, version, leadFilter, addresses, ...typed }: CampaignInput,
): Promise<EmailCampaign> {
  const problem = await checkTemplate(typed)
  if (problem)
    throw new AppError('template', problem.words, 422, { [problem.place]: problem.words })
  const data = {
    ...typed,
    design: keptDesign(typed),
    leadFilter,
    ...(typed.audience === 'list' && listOf(addresses)),
  }
  return inTransactionOf(outer, async (req) => {
    const shared = { collection: 'emailCampaigns', depth: 0, req } as const
    if (id === null) {
      return req.payload.create({
        ...shared,
        data: { ...data, ...NO_FIGURES, status: 'draft' },
        overrideAccess: true, // the endpoint asked for the right; figures are set by services alone
      })
    }
    const known = await req.payload.findByID({ ...shared, id, overrideAccess: false })
    if (version !== null && known.updatedAt !== version) throw CHANGED
    if (known.status !== 'draft' && known.status !== 'scheduled') {
      throw new AppError('campaign_begun', 'This campaign has begun, so its text stays.', 409)
    }
    return req.payload.update({ ...shared, id, data, overrideAccess: true }) // as above
  })
}

/** A draft with the words and the audience of another campaign. */
export async function copyCampaign(req: PayloadRequest, id: string): Promise<EmailCampaign> {
  const {
    name,
    subject,
    content,
    writtenAs,
    design,
    audience,
    leadFilter,
    chosenLeads,
    perMinute,
  } = await req.payload.findByID({
    collection: 'emailCampaigns',
    id,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return req.payload.create({
    collection: 'emailCampaigns',
    data: {
      name: `Copy of ${name}`.slice(0, 120),
      subject,
      content,
      writtenAs,
      design,
      audience: audience === 'list' ? 'leads_open' : audience,
      leadFilter,
      chosenLeads,
      perMinute,
      ...NO_FIGURES,
      status: 'draft',
    },
    depth: 0,
    overrideAccess: true, // the endpoint asked for the right; figures are set by services alone
    req,
  })
}
