import type {
  CollectionSlug,
  DataFromCollectionSlug,
  Payload,
  RequiredDataFromCollectionSlug,
} from 'payload'

import { SEEDING } from '@/src/seed/create-missing'
import type { Rng } from '@/src/seed/demo/random'

type Row<S extends CollectionSlug> = RequiredDataFromCollectionSlug<S> & { createdAt?: string }

/** What each part of the demonstration is made with. */
export type Demo = {
  readonly payload: Payload
  readonly now: Date
  readonly dice: Rng
  add<S extends CollectionSlug>(collection: S, data: Row<S>): Promise<DataFromCollectionSlug<S>>
}

export function demo(payload: Payload, now: Date, rolls: Rng): Demo {
  return {
    payload,
    now,
    dice: rolls,
    add: (collection, data) =>
      payload.create({
        collection,
        data,
        depth: 0,
        context: SEEDING,
        overrideAccess: true, // invented rows come from no one
      }),
  }
}
