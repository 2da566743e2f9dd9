import { conditionHolds } from '@/src/domain/catalogue/facts/condition'
import { hasBegun } from '@/src/domain/catalogue/facts/in-force'
import type { StateFact } from '@/src/domain/catalogue/facts/state-fact'
import {
  allDueDates,
  type Company,
  type Deadline,
  deadlineOf,
} from '@/src/domain/compliance/next-deadlines'
import { isoDate } from '@/src/domain/vocabulary/time/calendar-date'

/** A deadline, and the version of the fact that sets its day and its fee. */
export type FactDeadline = Deadline & { readonly fact: StateFact }

function deadlinesOf(fact: StateFact, company: Company, until: string): Map<string, FactDeadline> {
  const found = new Map<string, FactDeadline>()
  if (fact.when && conditionHolds(fact.when, company) === false) return found
  for (const dated of allDueDates(fact.due, company)) {
    if (isoDate(dated.due) > until) break
    found.set(dated.period, { ...deadlineOf(dated), fact })
  }
  return found
}

/**
 * Everything that a company owes by one fact, from its formation until an ISO day, in order.
 *
 * A period belongs to the newest version of the fact that has begun by the day that this version
 * gives it: a rule's change takes effect on its day, and no period is left out or asked for twice.
 *
 * @param versions those of one fact, the one that came last at the end
 */
export function factDeadlines(
  versions: readonly StateFact[],
  company: Company,
  until: string,
): FactDeadline[] {
  const found = new Map<string, FactDeadline>()
  for (const [at, version] of versions.entries()) {
    const own = deadlinesOf(version, company, until)
    if (at > 0) {
      // Periods that the new version does not have end with the old one.
      for (const [period, { due }] of found)
        if (!own.has(period) && hasBegun(version, due)) found.delete(period)
    }
    for (const [period, deadline] of own)
      if (hasBegun(version, deadline.due)) found.set(period, deadline)
  }
  return [...found.values()].sort((a, b) => (a.due < b.due ? -1 : 1))
}
