import type { CollectionSlug, Payload, File as PayloadFile } from 'payload'

import { affiliates } from './affiliates'
import { catalogue } from './catalogue'
import { finance } from './finance'
import type { Build, Data, Doc, Maker, Makers } from './maker'
import { marketing } from './marketing'
import { sales } from './sales'
import { support } from './support'
import { system } from './system'
import { website } from './website'

export { PASSWORD } from './sales'

const MAKERS: Makers = {
  ...catalogue,
  ...sales,
  ...finance,
  ...support,
  ...marketing,
  ...affiliates,
  ...website,
  ...system,
}

/** A picture of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The same with something of its own behind it: no two are the same file. */
export const pixel = (serial: number): Buffer =>
  Buffer.concat([PIXEL, Buffer.from(`${serial} ${process.pid}`)])

/** The collections whose records come with a file. */
export const UPLOADED: readonly CollectionSlug[] = ['media', 'evidence']

function fileFor(collection: CollectionSlug, serial: number): PayloadFile | undefined {
  if (!UPLOADED.includes(collection)) return undefined
  const data = pixel(serial)
  return { name: `pixel-${serial}.png`, mimetype: 'image/png', size: data.length, data }
}

let serials = 0
export const nextSerial = (): number => {
  serials += 1
  return serials
}

/** What a new document of a collection could be made of; makes what it depends on. */
export async function dataFor<S extends CollectionSlug>(
  payload: Payload,
  collection: S,
  overrides: Partial<Data<S>> = {},
): Promise<Data<S>> {
  const make: Maker<S> = MAKERS[collection]
  return { ...(await make(nextSerial(), builder(payload), overrides)), ...overrides }
}

/** Makes documents straight in the database: `await build('tickets', { user: customer.id })`. */
export function builder(payload: Payload): Build {
  return async <S extends CollectionSlug>(
    collection: S,
    overrides: Partial<Data<S>> = {},
  ): Promise<Doc<S>> =>
    payload.create({
      collection,
      data: await dataFor(payload, collection, overrides),
      file: fileFor(collection, serials),
      depth: 0,
      overrideAccess: true, // tests arrange what no one may create over HTTP
    })
}
