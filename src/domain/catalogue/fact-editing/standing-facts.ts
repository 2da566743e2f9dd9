import { factInForce } from '@/src/domain/catalogue/facts/in-force'
import { factsToReview, type ReviewReason } from '@/src/domain/catalogue/facts/review'
import { factId, type StateFact } from '@/src/domain/catalogue/facts/state-fact'

/** A version that holds or is to come, and why staff should look it up, where they should. */
export type StandingFact = {
  readonly id: string
  readonly fact: StateFact
  readonly isScheduled: boolean
  readonly reasons: readonly ReviewReason[]
}

/** Where a version stands on an ISO day: replaced by a later one, in force, or still to begin. */
export function stageOf(
  facts: readonly StateFact[],
  fact: StateFact,
  today: string,
): 'replaced' | 'in force' | 'scheduled' {
  const present = factInForce(facts, fact.key, fact.company, today)
  if (!present) return 'scheduled'
  const [from, now] = [fact.from ?? '', present.from ?? '']
  if (from < now) return 'replaced'
  return from === now ? 'in force' : 'scheduled'
}

/** The facts of a jurisdiction that hold on an ISO day or are to come, in the order of the list. */
export function standingFacts(facts: readonly StateFact[], today: string): StandingFact[] {
  const toReview = new Map(factsToReview(facts, today).map(({ id, reasons }) => [id, reasons]))
  return facts.flatMap((fact) => {
    const stage = stageOf(facts, fact, today)
    if (stage === 'replaced') return []
    const id = factId(fact)
    return [{ id, fact, isScheduled: stage === 'scheduled', reasons: toReview.get(id) ?? [] }]
  })
}
