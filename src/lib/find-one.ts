import type {
  FindOptions,
  Payload,
  PayloadRequest,
  SelectType,
  TransformCollectionWithSelect,
  TypedCollectionSelect,
} from 'payload'

/** The collections of which one row is asked for by what it holds. */
type Slug =
  | 'affiliateLinks'
  | 'checkoutDrafts'
  | 'commissions'
  | 'documents'
  | 'emails'
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

type Wanted<One extends Slug, Select extends TypedCollectionSelect[One] & SelectType> = Pick<
  FindOptions<One, Select>,
  'where' | 'sort' | 'select' | 'trash' | 'overrideAccess' | 'showHiddenFields'
>

/** The one row, or the first, that meets a condition, its relations as ids; null where none does. */
export async function findOne<
  One extends Slug,
  Select extends TypedCollectionSelect[One] & SelectType,
>(
  reader: Reader,
  collection: One,
  wanted: Wanted<One, Select> & { readonly overrideAccess: boolean },
): Promise<TransformCollectionWithSelect<One, Select> | null> {
  const { docs } = await reader.payload.find<One, Select>({
    collection,
    ...wanted,
    depth: 0,
    limit: 1,
    pagination: false,
    req: 'context' in reader ? reader : undefined,
  })
  return docs[0] ?? null
}
