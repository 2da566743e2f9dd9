import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { email_campaigns } from '@/src/database-schema'
import { type AddressList, readAddressList, storedList } from '@/src/domain/mail/address-list'
import { type CampaignInput, storedListConsent } from '@/src/domain/marketing/campaign-input'
import {
  CAMPAIGN_LIST_MOST,
  NO_FIGURES,
  TOO_MANY_ADDRESSES,
} from '@/src/domain/marketing/campaign-status'
import { keptDesign } from '@/src/domain/marketing/written-content'
import { plural } from '@/src/domain/vocabulary/plural'
import { databaseOf, inTransactionOf } from '@/src/lib/database'
import { AppError, wrongField } from '@/src/lib/errors'
import { fields, rowById } from '@/src/lib/find-one'
import { createRow, updateRow } from '@/src/lib/write-row'
import type { EmailCampaign } from '@/src/payload-types'
import { heldCampaign } from '@/src/services/marketing/campaigns/change-campaign'
import { requireTemplate } from '@/src/services/marketing/rendering/render-template'

/** A pasted list, each address once; null where none was pasted. @throws AppError 422 for none, or too many */
function readList({ audience, addresses }: Pick<CampaignInput, 'audience' | 'addresses'>) {
  if (audience !== 'list' || addresses === null) return null
  const read = readAddressList(addresses)
  const refuse = (words: string) => wrongField('addresses', words, 'addresses')
  if (read.addresses.length === 0) throw refuse('There is no email address on this list')
  if (read.addresses.length > CAMPAIGN_LIST_MOST) throw refuse(TOO_MANY_ADDRESSES)
  return read
}

/** What is said of a list that was saved: nothing of it goes missing unsaid. */
function listText({ addresses, repeated, bad }: AddressList): string {
  const left = [
    repeated > 0 && `${plural(repeated, 'repeated address', 'repeated addresses')} left out`,
    bad.length > 0 &&
      `${plural(bad.length, 'line')} without an address left out, the first is line ${bad[0]?.line}`,
  ].filter(Boolean)
  const saved = `Campaign saved with ${plural(addresses.length, 'address', 'addresses')}`
  return left.length > 0 ? `${saved}; ${left.join('; ')}.` : `${saved}.`
}

const CHANGED = new AppError(
  'changed',
  'Someone else saved this campaign meanwhile. Refresh the page; your text stays here until you do.',
  409,
)

type Saved = { readonly campaign: EmailCampaign; readonly message: string }

/** Saves what staff write of a campaign. @throws AppError 422 for a template that cannot be filled in */
export async function saveCampaign(
  outer: PayloadRequest,
  { id, version, leadFilter, addresses, listConsent, ...typed }: CampaignInput,
): Promise<Saved> {
  await requireTemplate(typed)
  const list = readList({ audience: typed.audience, addresses })
  const data = {
    ...typed,
    design: keptDesign(typed),
    leadFilter,
    listConsent: typed.audience === 'list' ? storedListConsent(listConsent) : null,
    ...(list && { addresses: storedList(list), addressCount: list.addresses.length }),
  }
  const write = async (req: PayloadRequest): Promise<EmailCampaign> => {
    if (id === null) {
      return createRow(req, 'emailCampaigns', {
        data: { ...data, ...NO_FIGURES, status: 'draft' },
        overrideAccess: true, // the endpoint asked for the right; figures are set by services alone
      })
    }
    const known = await heldCampaign(req, id)
    if (version !== null && known.updatedAt !== version) throw CHANGED
    if (known.status !== 'draft' && known.status !== 'scheduled') {
      throw new AppError('campaign_begun', 'This campaign has begun, so its text stays.', 409)
    }
    return updateRow(req, 'emailCampaigns', id, { data, overrideAccess: true }) // as above
  }
  return inTransactionOf(outer, async (req) => {
    const campaign = await write(req)
    return { campaign, message: list ? listText(list) : 'Campaign saved' }
  })
}

/** A draft with the words and the audience of another campaign. */
export async function copyCampaign(req: PayloadRequest, id: string): Promise<EmailCampaign> {
  const {
    id: _,
    name,
    ...copied
  } = await rowById(req, 'emailCampaigns', id, {
    select: fields(
      'name subject content writtenAs design audience leadFilter chosenLeads addressCount',
      'listConsent perMinute',
    ),
    overrideAccess: false,
  })
  const db = await databaseOf(req)
  const [list] = await db // no one reads it, so Payload gives it to no one
    .select({ addresses: email_campaigns.addresses })
    .from(email_campaigns)
    .where(eq(email_campaigns.id, id))
  return createRow(req, 'emailCampaigns', {
    data: {
      ...copied,
      name: `Copy of ${name}`.slice(0, 120),
      addresses: list?.addresses,
      ...NO_FIGURES,
      status: 'draft',
    },
    overrideAccess: true, // the endpoint asked for the right; figures are set by services alone
  })
}
