'use client'

import { useState } from 'react'
import { AdminForm, useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { FormRow } from '@/src/admin/kit/form/inputs'
import { ActionButton } from '@/src/admin/kit/ui/actions'
import { SideDrawer } from '@/src/admin/kit/ui/dialogs'
import { Facts, Notice } from '@/src/admin/kit/ui/parts'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { decisionInput, type Hit } from '@/src/domain/screening/screening'
import { request } from '@/src/lib/browser/request'

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

/** A match beside the entries of the list that it is like, and what staff decide about it. */
export function DecideMatch({ id, name, role, country, hits }: Props) {
  const [isOpen, open] = useState(false)
  const state = useAdminForm({
    schema: decisionInput,
    values: { decision: undefined, reason: '' },
    draft: `screening:${id}`,
    send: (body) => request('POST', `/api/screening/${id}/decide`, { body }),
    success: 'Decided.',
    done: () => open(false),
  })
  return (
    <>
      <ActionButton
        busyLabel=""
        isBusy={false}
        label={`Decide about ${name}`}
        onAct={() => open(true)}
      >
        Decide
      </ActionButton>
      <SideDrawer focus="input" isOpen={isOpen} onOpen={open} title={`Is this ${name}?`}>
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
          This compares names alone. Compare birth dates, places and documents before you decide.
          Where a person is on the list, their money may have to be blocked: refund nothing before
          you have asked counsel.
        </Notice>
        <AdminForm action="Save decision" busyLabel="Saving…" refused="Not saved." state={state}>
          <FormRow
            error={state.form.formState.errors.decision?.message}
            id={`decision-${id}`}
            label="Decision"
            required
          >
            {() => (
              <>
                {Object.entries(CHOICES).map(([value, label]) => (
                  <label className="flex items-start gap-2" key={value}>
                    <input {...state.form.register('decision')} type="radio" value={value} />
                    {label}
                  </label>
                ))}
              </>
            )}
          </FormRow>
          <FormRow
            field={state.field('reason')}
            help="Kept with the match."
            id={`reason-${id}`}
            label="Reason"
            required
          >
            {(control) => <textarea {...control} rows={3} />}
          </FormRow>
        </AdminForm>
      </SideDrawer>
    </>
  )
}
