import type {
  CollectionSlug,
  DataFromCollectionSlug,
  RequiredDataFromCollectionSlug,
} from 'payload'

export type Data<S extends CollectionSlug> = RequiredDataFromCollectionSlug<S>
export type Doc<S extends CollectionSlug> = DataFromCollectionSlug<S>

/** Makes a document in the database; `overrides` replace what its maker would say. */
export type Build = <S extends CollectionSlug>(
  collection: S,
  overrides?: Partial<Data<S>>,
) => Promise<Doc<S>>

/**
 * Plausible data for one document. `serial` differs each time; `build` makes what it depends on,
 * unless that is `given`.
 */
export type Maker<S extends CollectionSlug> = (
  serial: number,
  build: Build,
  given: Partial<Data<S>>,
) => Data<S> | Promise<Data<S>>

export type Makers = { readonly [S in CollectionSlug]: Maker<S> }
