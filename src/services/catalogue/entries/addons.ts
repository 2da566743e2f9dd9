import type { PayloadRequest } from 'payload'

import { type AddonEntry, addonEntry } from '@/src/domain/catalogue/editing/addon-form'
import type { SeenEntry } from '@/src/domain/catalogue/editing/typed-values'
import { formatPrice, usd } from '@/src/domain/vocabulary/money/money'
import { plural } from '@/src/domain/vocabulary/plural'
import { AppError } from '@/src/lib/errors'
import { createRow, updateRow } from '@/src/lib/write-row'
import type { Addon } from '@/src/payload-types'
import {
  asStaff,
  changeCatalogue,
  gone,
  holdEntry,
  readAs,
  type Shown,
  saveEntry,
  shownEntry,
} from './entry'

export const shownAddon = (row: Addon): Shown<AddonEntry> =>
  shownEntry(row.id, row.name, addonEntry(row))

const read = readAs('addons', shownAddon)

const KIND = {
  slug: 'addons',
  read,
  create: async (req: PayloadRequest, data: AddonEntry) =>
    (await createRow(req, 'addons', { data, ...asStaff(req) })).id,
  update: async (req: PayloadRequest, id: string, data: AddonEntry) => {
    await updateRow(req, 'addons', id, { data, ...asStaff(req) })
  },
} as const

/** Saves an add-on as its form says it. @throws AppError 404, 409, 422 */
export const saveAddon = (req: PayloadRequest, seen: SeenEntry, typed: AddonEntry) =>
  saveEntry(req, KIND, seen, typed)

/**
 * Sets the price of an add-on, in dollars, where no one has set another since it was shown as `was`.
 * @throws AppError 404, 409
 */
export async function setPrice(
  req: PayloadRequest,
  id: string,
  { price, was }: { readonly price: number; readonly was: number },
): Promise<string> {
  return changeCatalogue(req, 'addons', async (inside) => {
    await holdEntry(inside, 'addons', id)
    const current = await read(inside, id)
    if (!current) throw gone('addons')
    if (current.entry.price !== was && current.entry.price !== price) {
      const now = formatPrice(usd(current.entry.price))
      const message = `Someone else changed this price to ${now}. Save again to replace it.`
      throw new AppError('changed_meanwhile', message, 409, { price: message })
    }
    await inside.payload.update({ collection: 'addons', id, data: { price }, ...asStaff(inside) })
    return current.name
  })
}

/** Puts every add-on on sale; says how many were not. */
export async function enableAllAddons(req: PayloadRequest): Promise<string> {
  const { docs } = await changeCatalogue(req, 'addons', (inside) =>
    inside.payload.update({
      collection: 'addons',
      where: { isActive: { equals: false } },
      data: { isActive: true },
      ...asStaff(inside),
    }),
  )
  return docs.length === 0
    ? 'All add-ons are active already.'
    : `${plural(docs.length, 'add-on')} enabled.`
}
