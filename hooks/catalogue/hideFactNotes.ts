import type { CollectionAfterReadHook } from 'payload'

import { isStaff } from '@/src/access/permissions'
import { readFacts } from '@/src/domain/catalogue/facts/state-fact'
import type { State } from '@/src/payload-types'

/** Notes on facts are for staff: whoever else asks over HTTP gets the facts without them. */
export const hideFactNotes: CollectionAfterReadHook<State> = ({ req, doc }) => {
  if (req.payloadAPI === 'local' || isStaff(req)) return doc
  return { ...doc, facts: readFacts(doc.facts).map((fact) => ({ ...fact, note: '' })) }
}
