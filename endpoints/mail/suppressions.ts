import type { Endpoint } from 'payload'

import { staffRowEndpoint } from '@/endpoints/platform/row-id'
import { staffEndpoint } from '@/src/access/actions'
import { liftInput, suppressInput, suppressListInput } from '@/src/domain/mail/suppression-input'
import { plural } from '@/src/domain/vocabulary/plural'
import { parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import {
  addSuppression,
  importSuppressions,
  liftSuppression,
} from '@/src/services/mail/suppressions/change-suppressions'

/** Who gets no marketing mail, as far as staff decide it. */
export const suppressionEndpoints: Endpoint[] = [
  staffEndpoint({
    action: 'changeSuppressions',
    path: '/mail/suppressions',
    method: 'post',
    handler: async (req) => {
      const input = parseInput(suppressInput, await bodyOf(req))
      await addSuppression(req, input)
      return Response.json({ message: `${input.email} gets no more marketing email.` })
    },
  }),
  staffRowEndpoint('suppression', {
    action: 'changeSuppressions',
    path: '/mail/suppressions/:id/lift',
    method: 'post',
    handler: async (req, id) => {
      const { reason } = parseInput(liftInput, await bodyOf(req))
      const email = await liftSuppression(req, id, reason)
      return Response.json({ message: `${email} was taken off the list.` })
    },
  }),
  staffEndpoint({
    action: 'changeSuppressions',
    path: '/mail/suppressions/import',
    method: 'post',
    handler: async (req) => {
      const input = parseInput(suppressListInput, await bodyOf(req))
      const { added, known, refused, bad } = await importSuppressions(req, input)
      const parts = [
        `${plural(added, 'address', 'addresses')} added.`,
        known > 0 && `${known} already on the list.`,
        refused > 0 && `${plural(refused, 'line')} without an address skipped.`,
      ]
      return Response.json({ message: parts.filter(Boolean).join(' '), added, known, refused, bad })
    },
  }),
]
