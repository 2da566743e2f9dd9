import type {
  CollectionSlug,
  GlobalSlug,
  Payload,
  PayloadRequest,
  SelectType,
  Sort,
  TransformCollectionWithSelect,
  TransformGlobalWithSelect,
  TypedCollectionSelect,
  TypedGlobalSelect,
  Where,
} from 'payload'
import type { User } from '@/src/payload-types'

/** A request reads within its transaction; Payload alone reads on its own. */
type Reader =
  | PayloadRequest
  | {
      readonly payload: Pick<Payload, 'find' | 'findByID' | 'findGlobal' | 'count'>
      /** Of a transaction that reads elsewhere, as on a replica. */
      readonly transactionID?: PayloadRequest['transactionID']
    }

type Within = { readonly transactionID?: PayloadRequest['transactionID'] } & object

/** What Payload is given as `req`: the request with its transaction, a transaction alone, or neither. */
export function requestOf(reader: PayloadRequest | Within): Partial<PayloadRequest> | undefined {
  if ('context' in reader) return reader
  return reader.transactionID ? { transactionID: reader.transactionID } : undefined
}

/** Said in words of its own: to compare Payload's options, picked, takes the compiler half a minute. */
type Wanted<Select> = {
  readonly overrideAccess: boolean
  readonly select?: Select
  readonly showHiddenFields?: boolean
  readonly trash?: boolean
  /** Whose rights decide, where no request does. */
  readonly user?: User | null
}

type Which = { readonly where?: Where; readonly sort?: Sort }

/** The fields of a collection, of which some can be selected. */
export type Selectable<One extends CollectionSlug> = TypedCollectionSelect[One] & SelectType

/** A row with the fields that were selected. */
export type Row<
  One extends CollectionSlug,
  Select extends Selectable<One>,
> = TransformCollectionWithSelect<One, Select>

/** Which rows are wanted, and what of them; all fields where none are selected. */
export type Rows<Select> = Which & { readonly limit?: number; readonly select?: Select }

type Options<Select> = Wanted<Select> & Rows<Select>

/** The rows that meet a condition, their relations as ids: all of them where there is no limit. */
export function findRows<One extends CollectionSlug, Select extends Selectable<One>>(
  reader: Reader,
  collection: One,
  options: Options<Select>,
): Promise<Row<One, Select>[]>
export async function findRows(
  reader: Reader,
  collection: CollectionSlug,
  options: Options<Record<string, true>>,
): Promise<unknown[]> {
  const { where, sort, limit = 0, overrideAccess, user, select, showHiddenFields, trash } = options
  const { docs } = await reader.payload.find({
    collection,
    where,
    sort,
    limit,
    overrideAccess,
    user,
    select,
    showHiddenFields,
    trash,
    depth: 0,
    pagination: false,
    req: requestOf(reader),
  })
  return docs
}

/** The one row, or the first, that meets a condition, its relations as ids; null where none does. */
export async function findOne<One extends CollectionSlug, Select extends Selectable<One>>(
  reader: Reader,
  collection: One,
  wanted: Wanted<Select> & Which,
): Promise<Row<One, Select> | null> {
  const [row] = await findRows<One, Select>(reader, collection, { ...wanted, limit: 1 })
  return row ?? null
}

/** The row with an id, its relations as ids; null where there is none. */
export const findById = <One extends CollectionSlug, Select extends Selectable<One>>(
  reader: Reader,
  collection: One,
  id: string,
  wanted: Wanted<Select>,
): Promise<Row<One, Select> | null> =>
  findOne<One, Select>(reader, collection, { ...wanted, where: { id: { equals: id } } })

/** The row with an id, its relations as ids. @throws Payload's 404 where there is none */
export function rowById<One extends CollectionSlug, Select extends Selectable<One>>(
  reader: Reader,
  collection: One,
  id: string,
  wanted: Wanted<Select>,
): Promise<Row<One, Select>>
export function rowById(
  reader: Reader,
  collection: CollectionSlug,
  id: string,
  wanted: Wanted<Record<string, true>>,
): Promise<unknown> {
  const req = requestOf(reader)
  return reader.payload.findByID({ ...wanted, collection, id, depth: 0, req })
}

/** How many rows meet a condition. */
export async function countRows(
  reader: Reader,
  collection: CollectionSlug,
  { where, overrideAccess }: { readonly where?: Where; readonly overrideAccess: boolean },
): Promise<number> {
  const req = requestOf(reader)
  const { totalDocs } = await reader.payload.count({ collection, where, overrideAccess, req })
  return totalDocs
}

/** A global, its relations as ids. */
export function findGlobal<
  One extends GlobalSlug,
  Select extends TypedGlobalSelect[One] & SelectType,
>(
  reader: Reader,
  slug: One,
  wanted: Omit<Wanted<Select>, 'trash' | 'user'>,
): Promise<TransformGlobalWithSelect<One, Select>>
export function findGlobal(
  reader: Reader,
  slug: GlobalSlug,
  wanted: Wanted<Record<string, true>>,
): Promise<unknown> {
  const req = requestOf(reader)
  return reader.payload.findGlobal({ ...wanted, slug, depth: 0, req })
}

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : Text

/** Selects the fields that are named, in groups of words. */
export function fields<const Names extends string>(...names: Names[]): Record<Words<Names>, true>
export function fields(...names: string[]): Record<string, true> {
  return Object.fromEntries(names.flatMap((some) => some.split(' ')).map((name) => [name, true]))
}

/** Nothing in each of the columns that are named, in groups of words. */
export function nothingIn<const Names extends string>(...names: Names[]): Record<Words<Names>, null>
export function nothingIn(...names: string[]): Record<string, null> {
  return Object.fromEntries(names.flatMap((some) => some.split(' ')).map((name) => [name, null]))
}
