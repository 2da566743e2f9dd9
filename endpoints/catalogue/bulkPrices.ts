import type { Endpoint } from 'payload'
import { z } from 'zod'

import { staffEndpoint } from '@/src/access/actions'
import { bulkChange, bulkInput } from '@/src/domain/catalogue/editing/bulk-prices'
import { parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import {
  applyPrices,
  previewPrices,
  undoPrices,
} from '@/src/services/catalogue/entries/bulk-prices'

import { said } from './entries'

const undoInput = z.strictObject({ undo: z.string().max(100_000) })

/** Changes the prices of all add-ons at once: shown first, then applied, then undone if need be. */
export const bulkPriceEndpoints: Endpoint[] = [
  staffEndpoint({
    action: 'changeAddons',
    path: '/addons/prices/check',
    method: 'post',
    handler: async (req) =>
      Response.json(await previewPrices(req, parseInput(bulkChange, await bodyOf(req)))),
  }),
  staffEndpoint({
    action: 'changeAddons',
    path: '/addons/prices/apply',
    method: 'post',
    handler: async (req) => {
      const { change, token } = parseInput(bulkInput, await bodyOf(req))
      return Response.json(await applyPrices(req, change, token))
    },
  }),
  staffEndpoint({
    action: 'changeAddons',
    path: '/addons/prices/undo',
    method: 'post',
    handler: async (req) =>
      said(await undoPrices(req, parseInput(undoInput, await bodyOf(req)).undo)),
  }),
]
