import type { PayloadRequest } from 'payload'
import { states } from '@/src/database-schema'
import type { Confirmation, Correction } from '@/src/domain/catalogue/fact-editing/correction'
import {
  type Corrected,
  confirmedFacts,
  correctedFacts,
} from '@/src/domain/catalogue/fact-editing/correction'
import { factId, type StateFact, stateFacts } from '@/src/domain/catalogue/facts/state-fact'
import { inTransactionOf, lockRow } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import {
  officeDay,
  type StateWithFacts,
  stateWithFacts,
} from '@/src/services/catalogue/facts/state-with-facts'
import { invalidateTags } from '@/src/services/platform/invalidate-tags'

const gone = () => new AppError('no_state', 'This state does not exist.', 404)

const changedMeanwhile = (name: string) =>
  new AppError(
    'changed_meanwhile',
    `The facts for ${name} changed while you had this page open. Your changes are still in the form. Compare them with the current entry, then save again.`,
    409,
  )

/** @throws AppError 409 where what is stored could not be read, and would be lost */
export function requireReadable({ name, problem }: StateWithFacts): void {
  if (!problem) return
  const message = `The stored facts for ${name} cannot be read, so nothing was changed. ${problem}`
  throw new AppError('unreadable_facts', message, 409)
}

/** Writes a jurisdiction's facts: its hooks keep the fee in step, the log and the site's cache. */
export async function writeFacts(
  req: PayloadRequest,
  id: string,
  facts: readonly StateFact[],
): Promise<void> {
  const { data, error } = stateFacts.safeParse(facts)
  if (error) throw new AppError('unusable_facts', 'A state can have at most 200 facts.', 422)
  await req.payload.update({
    collection: 'states',
    id,
    data: { facts: data },
    depth: 0,
    overrideAccess: false,
    req,
  })
}

/**
 * Changes a jurisdiction's facts as someone decided who saw them in the state that `version`
 * names. @throws AppError 404, or 409 when they are others by now
 */
export async function changeFacts(
  req: PayloadRequest,
  id: string,
  version: string,
  change: (state: StateWithFacts) => readonly StateFact[],
): Promise<StateWithFacts> {
  const state = await inTransactionOf(req, async (inside) => {
    if (!(await lockRow(inside, states, id))) throw gone()
    const found = await stateWithFacts(inside, { id })
    if (!found) throw gone()
    if (found.version !== version) throw changedMeanwhile(found.name)
    requireReadable(found)
    await writeFacts(inside, id, change(found))
    return found
  })
  await invalidateTags(req, ['states']) // again, for a page that was made before the commit
  return state
}

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
