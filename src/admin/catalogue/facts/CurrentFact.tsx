import { Facts } from '@/src/admin/kit/ui/Facts'
import { Section } from '@/src/admin/kit/ui/Section'
import { feeWords } from '@/src/domain/catalogue/fact-editing/fee-words'
import { conditionWords } from '@/src/domain/catalogue/facts/condition-words'
import { reportWords } from '@/src/domain/catalogue/facts/schedule-words'
import type { StateFact } from '@/src/domain/catalogue/facts/state-fact'
import { calendarDay } from '@/src/domain/vocabulary/time/date-words'

import { ageWords, beginWords } from './fact-words'

function Source({ source }: Pick<StateFact, 'source'>) {
  if (!source) return 'None'
  return (
    <a className="fact-source" href={source.url} rel="noreferrer" target="_blank">
      {source.title}
    </a>
  )
}

/** What a fact says now. */
export function CurrentFact({ fact, today }: { fact: StateFact; today: string }) {
  const { applies, checked, certainty } = fact
  return (
    <Section id="current" title="Current entry">
      <Facts
        facts={[
          ['Fee', feeWords(fact.fee)],
          ['Due', reportWords(fact.due) ?? 'Nothing falls due'],
          ['Takes effect', beginWords(fact)],
          ['Who owes it', applies === 'everybody' ? 'Every company of this type' : applies.who],
          ['Only for', fact.when && `companies ${conditionWords(fact.when)}`],
          ['Paid with', fact.paidWith],
          ['Source', <Source key="source" source={fact.source} />],
          ['Checked', checked ? `${calendarDay(checked)} (${ageWords(checked, today)})` : 'Never'],
          ['Certainty', certainty === 'confirmed' ? 'Confirmed' : 'Usual, not confirmed'],
          ['Customers read', fact.words],
          ['Staff note', fact.note],
          ['Key', <code key="key">{fact.key}</code>],
        ]}
      />
    </Section>
  )
}
