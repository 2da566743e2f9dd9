import type {
  Payload,
  PayloadRequest,
  SelectType,
  Sort,
  TransformCollectionWithSelect,
  TypedCollectionSelect,
  Where,
} from 'payload'

/** The collections of which one row is asked for by what it holds. */
type Slug =
  | 'affiliateLinks'
  | 'checkoutDrafts'
  | 'commissions'
  | 'documents'
  | 'emails'
  | 'jobApplications'
  | 'jobOpenings'
  | 'leads'
  | 'orders'
  | 'packages'
  | 'paymentGateways'
  | 'redirects'
  | 'states'
  | 'tickets'
  | 'users'
  | 'webhookEvents'

/** A request reads within its transaction; Payload alone reads on its own. */
type Reader = PayloadRequest | { readonly payload: Pick<Payload, 'find'> }

/** Said in words of its own: to compare Payload's options, picked, takes the compiler half a minute. */
type Wanted<Select> = {
  readonly overrideAccess: boolean
  readonly select?: Select
  readonly showHiddenFields?: boolean
  readonly trash?: boolean
}

type Which = { readonly where: Where; readonly sort?: Sort }

/** The one row, or the first, that meets a condition, its relations as ids; null where none does. */
export async function findOne<
  One extends Slug,
  Select extends TypedCollectionSelect[One] & SelectType,
>(
  reader: Reader,
  collection: One,
  { where, sort, overrideAccess, select, showHiddenFields, trash }: Wanted<Select> & Which,
): Promise<TransformCollectionWithSelect<One, Select> | null> {
  const { docs } = await reader.payload.find<One, Select>({
    collection,
    where,
    sort,
    overrideAccess,
    select,
    showHiddenFields,
    trash,
    depth: 0,
    limit: 1,
    pagination: false,
    req: 'context' in reader ? reader : undefined,
  })
  return docs[0] ?? null
}

/** The row with an id, its relations as ids; null where there is none. */
export const findById = <One extends Slug, Select extends TypedCollectionSelect[One] & SelectType>(
  reader: Reader,
  collection: One,
  id: string,
  wanted: Wanted<Select>,
): Promise<TransformCollectionWithSelect<One, Select> | null> =>
  findOne<One, Select>(reader, collection, { ...wanted, where: { id: { equals: id } } })
