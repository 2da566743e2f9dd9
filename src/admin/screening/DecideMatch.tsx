'use client'

import { FormDialog } from '@/src/admin/kit/record/FormDialog'
import { ask } from '@/src/admin/kit/record/record-field'
import { Facts, Notice } from '@/src/admin/kit/ui/parts'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { decisionInput, type Hit } from '@/src/domain/screening/screening'

type Props = {
  readonly id: string
  readonly name: string
  readonly role: string
  readonly country: string | null
  readonly hits: readonly Hit[]
  readonly grant: Grant<'decideScreening'>
}

const CHOICES = {
  different: 'Not the same person: the order goes on',
  same: 'The same person: nothing is filed, paid out or refunded. Ask counsel.',
  unclear: 'Unclear: a second person decides',
} as const

export const DecideMatch = ({ id, name, role, country, hits }: Props) => (
  <FormDialog
    opens={{
      ariaLabel: `Decide about ${name}`,
      isSide: true,
      label: 'Decide',
      title: `Is this ${name}?`,
    }}
    action="Save decision"
    draft={`screening:${id}`}
    fields={[
      ask('choice', 'decision', 'Decision', { isOpen: true, options: CHOICES }),
      ask('long', 'reason', 'Reason', { help: 'Kept with the match.', required: true }),
    ]}
    path={`/api/screening/${id}/decide`}
    refused="Not saved."
    schema={decisionInput}
    success="Decided."
  >
    <Facts
      facts={[
        ['On the order', name],
        ['As', role],
        ['Country', country],
      ]}
    />
    {hits.map((hit) => (
      <section key={hit.entry}>
        <h3>{hit.primary}</h3>
        <Facts
          facts={[
            ['Known as', hit.name === hit.primary ? null : hit.name],
            ['Kind', hit.kind],
            ['Program', hit.programs],
            ['Details', hit.details],
            ['Likeness', `${Math.round(hit.score * 100)} %`],
            ['Number in the list', hit.entry],
          ]}
        />
      </section>
    ))}
    <Notice tone="info">
      This compares names alone. Compare birth dates, places and documents before you decide. Where
      a person is on the list, their money may have to be blocked: refund nothing before you have
      asked counsel.
    </Notice>
  </FormDialog>
)
