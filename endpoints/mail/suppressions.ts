import type { Endpoint } from 'payload'

import { deeds, rowDeeds } from '@/endpoints/platform/deeds'
import { liftInput, suppressInput, suppressListInput } from '@/src/domain/mail/suppression-input'
import { plural } from '@/src/domain/vocabulary/plural'
import {
  addSuppression,
  importSuppressions,
  liftSuppression,
} from '@/src/services/mail/suppressions/change-suppressions'

const change = deeds('changeSuppressions')
const changeRow = rowDeeds('suppression', 'changeSuppressions')

/** Who gets no marketing mail, as far as staff decide it. */
export const suppressionEndpoints: Endpoint[] = [
  change('/mail/suppressions', suppressInput, async (req, input) => {
    await addSuppression(req, input)
    return { message: `${input.email} gets no more marketing email.` }
  }),
  changeRow('/mail/suppressions/:id/lift', liftInput, async (req, id, { reason }) => {
    const email = await liftSuppression(req, id, reason)
    return { message: `${email} was taken off the list.` }
  }),
  change('/mail/suppressions/import', suppressListInput, async (req, input) => {
    const { added, known, refused, bad } = await importSuppressions(req, input)
    const parts = [
      `${plural(added, 'address', 'addresses')} added.`,
      known > 0 && `${known} already on the list.`,
      refused > 0 && `${plural(refused, 'line')} without an address skipped.`,
    ]
    return { message: parts.filter(Boolean).join(' '), added, known, refused, bad }
  }),
]
