import type { Endpoint } from 'payload'
import { z } from 'zod'

import { deeds } from '@/endpoints/platform/deeds'
import { bulkChange, bulkInput } from '@/src/domain/catalogue/editing/bulk-prices'
import {
  applyPrices,
  previewPrices,
  undoPrices,
} from '@/src/services/catalogue/entries/bulk-prices'

const undoInput = z.strictObject({ undo: z.string().max(100_000) })

const change = deeds('changeAddons')

/** Changes the prices of all add-ons at once: shown first, then applied, then undone if need be. */
export const bulkPriceEndpoints: Endpoint[] = [
  change('/addons/prices/check', bulkChange, previewPrices),
  change('/addons/prices/apply', bulkInput, (req, typed) =>
    applyPrices(req, typed.change, typed.token),
  ),
  change('/addons/prices/undo', undoInput, async (req, { undo }) => ({
    message: await undoPrices(req, undo),
  })),
]
