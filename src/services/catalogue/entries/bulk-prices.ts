import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { addons } from '@/src/database-schema'
import {
  type BulkChange,
  type PriceStep,
  priceSteps,
} from '@/src/domain/catalogue/editing/bulk-prices'
import { plural } from '@/src/domain/vocabulary/plural'
import { lockRows } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findRows } from '@/src/lib/find-one'
import { seal, unseal } from '@/src/lib/secrets'
import { updateRow } from '@/src/lib/write-row'
import { versionOf } from '@/src/services/catalogue/facts/state-with-facts'
import { asStaff, changeCatalogue } from './entry'

/** How long a change of prices can be undone. */
export const UNDO_MINUTES = 10

const PURPOSE = 'addons.price.undo'

async function prices(req: PayloadRequest) {
  return findRows(req, 'addons', {
    sort: 'name',
    select: { name: true, price: true, isActive: true },
    ...asStaff(req),
  })
}

export type PricePreview = { readonly steps: readonly PriceStep[]; readonly token: string }

/** What a change of all prices would do. Nothing is written. */
export async function previewPrices(
  req: PayloadRequest,
  change: BulkChange,
): Promise<PricePreview> {
  const steps = priceSteps(await prices(req), change)
  return { steps, token: versionOf([change, steps]) }
}

const write = (req: PayloadRequest, id: string, price: number) =>
  updateRow(req, 'addons', id, { data: { price }, ...asStaff(req) })

const undoable = z.object({
  actor: z.string(),
  until: z.number(),
  steps: z.array(z.object({ id: z.guid(), before: z.number(), after: z.number() })),
})

/**
 * Writes exactly what the preview of this token showed, all of it or nothing, and gives what takes
 * it back. @throws AppError 409 when prices are others by now, 422 when nothing would change
 */
export async function applyPrices(
  req: PayloadRequest,
  change: BulkChange,
  token: string,
): Promise<{ readonly message: string; readonly undo: string; readonly until: number }> {
  const steps = await changeCatalogue(req, 'addons', async (inside) => {
    await lockRows(inside, addons)
    const found = await previewPrices(inside, change)
    if (found.token !== token) {
      const message = 'Prices changed since the preview. Look at the new preview, then apply again.'
      throw new AppError('changed_meanwhile', message, 409)
    }
    if (found.steps.length === 0) {
      throw new AppError('nothing_to_change', 'No price would change.', 422)
    }
    for (const { id, after } of found.steps) await write(inside, id, after)
    return found.steps
  })
  const until = Date.now() + UNDO_MINUTES * 60_000
  const undo = { actor: req.user?.id ?? '', until, steps }
  return {
    message: `${plural(steps.length, 'price')} updated.`,
    undo: seal(JSON.stringify(undo), PURPOSE),
    until,
  }
}

function opened(req: PayloadRequest, sealed: string): z.infer<typeof undoable> {
  try {
    const undo = undoable.parse(JSON.parse(unseal(sealed, PURPOSE)))
    if (undo.actor === req.user?.id) return undo
  } catch {
    // Not sealed here, or cut short.
  }
  throw new AppError('no_undo', 'There is nothing to undo.', 404)
}

/**
 * Takes a change of prices back. A price that someone changed since stays as it is.
 * @throws AppError 404 when it is none, or another person's; 409 when it is too late
 */
export async function undoPrices(req: PayloadRequest, sealed: string): Promise<string> {
  const { until, steps } = opened(req, sealed)
  if (Date.now() > until) {
    const message = `Prices can be put back for ${UNDO_MINUTES} minutes. That time is over.`
    throw new AppError('too_late', message, 409)
  }
  const back = await changeCatalogue(req, 'addons', async (inside) => {
    await lockRows(inside, addons)
    const present = new Map((await prices(inside)).map(({ id, price }) => [id, price]))
    const same = steps.filter(({ id, after }) => present.get(id) === after)
    for (const { id, before } of same) await write(inside, id, before)
    return same.length
  })
  const kept = steps.length - back
  if (back === 0) {
    throw new AppError('changed_meanwhile', 'These prices changed since. Nothing was undone.', 409)
  }
  return kept === 0
    ? `${plural(back, 'price')} put back.`
    : `${plural(back, 'price')} put back. ${kept} changed since and stay as they are.`
}
