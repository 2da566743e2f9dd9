import type { CollectionBeforeChangeHook } from 'payload'

import { keepFilingFee } from '@/src/domain/catalogue/facts/filing-fee'
import { factsProblem, readFacts } from '@/src/domain/catalogue/facts/state-fact'
import type { State } from '@/src/payload-types'
import { officeDay } from '@/src/services/catalogue/facts/state-with-facts'

/** Keeps a state's filing fee and its facts in step, whichever of the two was changed. */
export const keepFacts: CollectionBeforeChangeHook<State> = async ({ data, originalDoc, req }) => {
  const stored = data.facts ?? originalDoc?.facts ?? []
  if (factsProblem(stored)) return data // the field refuses them
  const factsChanged =
    data.facts !== undefined && JSON.stringify(data.facts) !== JSON.stringify(originalDoc?.facts)
  const kept = keepFilingFee(
    { facts: readFacts(stored), filingFee: data.filingFee ?? originalDoc?.filingFee },
    {
      factsChanged: factsChanged && readFacts(data.facts).length > 0,
      filingFee: originalDoc?.filingFee,
    },
    await officeDay(req),
  )
  return { ...data, facts: [...kept.facts], filingFee: kept.filingFee }
}
