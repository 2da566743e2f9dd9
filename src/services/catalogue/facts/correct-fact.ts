import type { PayloadRequest } from 'payload'

import {
  type Corrected,
  confirmedFacts,
  correctedFacts,
} from '@/src/domain/catalogue/fact-editing/corrected-facts'
import type { Confirmation, Correction } from '@/src/domain/catalogue/fact-editing/correction'
import { factId, type StateFact } from '@/src/domain/catalogue/facts/state-fact'
import { AppError } from '@/src/lib/errors'

import { changeFacts } from './change-facts'
import { officeDay, type StateWithFacts } from './state-with-facts'

/** A fact as it was written, and the jurisdiction as it was before. */
export type WrittenFact = {
  readonly id: string
  readonly fact: StateFact
  readonly state: StateWithFacts
}

function done(corrected: Corrected) {
  if (corrected.ok) return corrected
  const { message, field } = corrected
  throw new AppError('not_corrected', message, 422, field ? { [field]: message } : undefined)
}

async function write(
  req: PayloadRequest,
  state: string,
  version: string,
  change: (facts: readonly StateFact[]) => Corrected,
): Promise<WrittenFact> {
  const written: StateFact[] = []
  const before = await changeFacts(req, state, version, ({ facts }) => {
    const corrected = done(change(facts))
    written.push(corrected.fact)
    return corrected.facts
  })
  const [fact] = written
  if (!fact) throw new Error('The changed fact is missing from its own list')
  return { id: factId(fact), fact, state: before }
}

/** Corrects a version of a fact, or lets another follow it. @throws AppError 404, 409, 422 */
export async function correctFact(
  req: PayloadRequest,
  state: string,
  { version, ...correction }: Correction,
): Promise<WrittenFact> {
  const today = await officeDay(req)
  return write(req, state, version, (facts) => correctedFacts(facts, correction, today))
}

/** Notes that someone read a fact again and found it right. @throws AppError 404, 409, 422 */
export async function confirmFact(
  req: PayloadRequest,
  state: string,
  { version, ...confirmation }: Confirmation,
): Promise<WrittenFact> {
  return write(req, state, version, (facts) => confirmedFacts(facts, confirmation))
}
