import type {
  CollectionSlug,
  File,
  Payload,
  PayloadRequest,
  RequestContext,
  RequiredDataFromCollectionSlug,
} from 'payload'
import { type Row, requestOf, type Selectable } from '@/src/lib/find-one'

/** A request writes within its transaction; Payload alone writes on its own. */
type Writer = PayloadRequest | { readonly payload: Pick<Payload, 'create' | 'update'> }

/** Said in words of its own, as in `find-one`. */
type Write<Data, Select> = {
  readonly data: Data
  readonly overrideAccess: boolean
  readonly context?: RequestContext
  readonly select?: Select
}

type Loose = Write<Record<string, unknown>, Record<string, true>>

/** Adds a row; its relations come back as ids. */
export function createRow<One extends CollectionSlug, Select extends Selectable<One>>(
  writer: Writer,
  collection: One,
  options: Write<RequiredDataFromCollectionSlug<One>, Select> & { readonly file?: File },
): Promise<Row<One, Select>>
export function createRow(
  writer: Writer,
  collection: CollectionSlug,
  options: Loose & { readonly file?: File },
): Promise<unknown> {
  return writer.payload.create({ ...options, collection, depth: 0, req: requestOf(writer) })
}

/** Changes a row; its relations come back as ids. @throws Payload's 404 where there is none */
export function updateRow<One extends CollectionSlug, Select extends Selectable<One>>(
  writer: Writer,
  collection: One,
  id: string,
  options: Write<Partial<RequiredDataFromCollectionSlug<One>>, Select> & {
    readonly trash?: boolean
  },
): Promise<Row<One, Select>>
export function updateRow(
  writer: Writer,
  collection: CollectionSlug,
  id: string,
  options: Loose & { readonly trash?: boolean },
): Promise<unknown> {
  return writer.payload.update({ ...options, collection, id, depth: 0, req: requestOf(writer) })
}
