import type {
  DataFromCollectionSlug,
  PayloadRequest,
  SelectType,
  Sort,
  TransformCollectionWithSelect,
  TypedCollectionSelect,
  Where,
} from 'payload'

/** The collections that screens of staff read in part. With all of them the type is too large. */
type Picked =
  | 'cannedReplies'
  | 'contentElements'
  | 'jobApplications'
  | 'jobOpenings'
  | 'leads'
  | 'orders'
  | 'payments'
  | 'seoPages'
  | 'sitePages'
  | 'tickets'
  | 'users'
  | 'webhookEvents'

/** The collections whose rows are read as they are. */
type Whole =
  | 'affiliateLinks'
  | 'campaignRecipients'
  | 'disputes'
  | 'documents'
  | 'emailTemplates'
  | 'followupCampaigns'
  | 'payouts'
  | 'screenings'
  | 'securityEvents'
  | 'subscriptions'
  | 'ticketMessages'

type Wanted = { readonly where?: Where; readonly sort?: Sort; readonly limit?: number }

/** What staff are shown: what the person who asks may read, relations as ids. */
const shownTo = (req: PayloadRequest) =>
  ({ depth: 0, pagination: false, overrideAccess: false, req }) as const

/** The rows that the person who asks may read, of the fields that are selected. */
export async function staffRows<
  One extends Picked,
  Select extends TypedCollectionSelect[One] & SelectType,
>(
  req: PayloadRequest,
  collection: One,
  wanted: Wanted & { readonly select?: Select },
): Promise<TransformCollectionWithSelect<One, Select>[]> {
  const { where, sort, limit, select } = wanted
  const asked = { collection, where, sort, limit, select, ...shownTo(req) }
  const { docs } = await req.payload.find<One, Select>(asked)
  return docs
}

/** The whole rows that the person who asks may read. */
export async function wholeRows<One extends Whole>(
  req: PayloadRequest,
  collection: One,
  wanted: Wanted,
): Promise<DataFromCollectionSlug<One>[]> {
  const { docs } = await req.payload.find({ collection, ...wanted, ...shownTo(req) })
  return docs
}

/** One record, its relations as ids. @throws NotFound or Forbidden where the person may not read it */
export const staffRecord = <One extends 'auditLog' | 'emails' | 'leads' | 'orders' | 'tickets'>(
  req: PayloadRequest,
  collection: One,
  id: string,
) => req.payload.findByID({ collection, id, depth: 0, trash: true, overrideAccess: false, req })
