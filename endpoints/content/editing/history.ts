import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import { staffEndpoint } from '@/src/access/actions'
import { historyQuery, undoInput } from '@/src/domain/content/editing/editor-input'
import { AppError, errorResponse, parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import { readHistory, readSet } from '@/src/services/content/editing/history'
import { NewerWork, redoSet, restoreSet, undoSet } from '@/src/services/content/editing/undo'

const NO_STORE = { headers: { 'cache-control': 'no-store' } }

const setNumber = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

/** @throws AppError 404 for an address that names no number */
function numberOf(req: PayloadRequest): number {
  const parsed = setNumber.safeParse(req.routeParams?.number)
  if (parsed.success) return parsed.data
  throw new AppError('no_change', 'This change does not exist.', 404)
}

type Act = (req: PayloadRequest, number: number, body: unknown) => Promise<string>

/** One thing that is done to a change; where newer work stands in the way it is named. */
const acting = (name: string, act: Act): Endpoint =>
  staffEndpoint({
    action: 'editContent',
    path: `/visual-editor/changes/:number/${name}`,
    method: 'post',
    handler: async (req) => {
      try {
        return Response.json({ message: await act(req, numberOf(req), await bodyOf(req)) })
      } catch (error) {
        if (!(error instanceof NewerWork)) throw error
        return errorResponse(error, { obstacles: error.obstacles, rest: error.rest })
      }
    },
  })

export const historyEndpoints: Endpoint[] = [
  staffEndpoint({
    action: 'viewDrafts',
    path: '/visual-editor/history',
    method: 'get',
    handler: async (req) => {
      const asked = parseInput(historyQuery, Object.fromEntries(req.searchParams))
      return Response.json(await readHistory(req, asked), NO_STORE)
    },
  }),
  staffEndpoint({
    action: 'viewDrafts',
    path: '/visual-editor/changes/:number',
    method: 'get',
    handler: async (req) => Response.json(await readSet(req, numberOf(req)), NO_STORE),
  }),
  acting('undo', (req, number, body) => undoSet(req, number, parseInput(undoInput, body).theRest)),
  acting('redo', (req, number) => redoSet(req, number)),
  acting('restore', (req, number) => restoreSet(req, number)),
]
