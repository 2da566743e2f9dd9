'use client'

import { useId, useState } from 'react'

import { FormRow, NamedOptions, Options } from '@/src/admin/kit/form/inputs'
import { StatusOptions, TonePill } from '@/src/admin/kit/status/pills'
import { useOptimisticAction } from '@/src/admin/kit/ui/actions'
import { Facts } from '@/src/admin/kit/ui/parts'
import { isStage, STAGES, type Stage } from '@/src/domain/careers/stages'
import type { ApplicationRecord } from '@/src/queries/careers/application'
import type { Assignee } from '@/src/services/platform/staff-holding'
import { RejectDialog } from './RejectDialog'
import { Stars } from './Stars'

type Props = {
  readonly application: ApplicationRecord
  readonly mayChange: boolean
  readonly people: readonly Assignee[]
}

const RATINGS = { '': 'Not rated', 5: '5 of 5', 4: '4 of 5', 3: '3 of 5', 2: '2 of 5', 1: '1 of 5' }

/** What those see who may look and change nothing. */
const Shown = ({ application: { stage, rating, ownerName } }: Pick<Props, 'application'>) => (
  <Facts
    facts={[
      ['Stage', <TonePill key="stage" tone={STAGES[stage].tone}>{STAGES[stage].label}</TonePill>], // biome-ignore format: one line
      ['Rating', rating && <Stars rating={rating} />],
      ['Owner', ownerName],
    ]}
  />
)

export function ApplicationControls({ application, mayChange, people }: Props) {
  const { id, name, stage, rating, owner } = application
  const ids = { rating: useId(), owner: useId() }
  const [isRejecting, setRejecting] = useState(false)
  const path = `/api/applications/${id}` as const
  const moved = useOptimisticAction<Stage>(stage)
  const rated = useOptimisticAction(String(rating ?? ''))
  const owned = useOptimisticAction(owner ?? '')
  if (!mayChange) return <Shown application={application} />
  const move = (to: string) => {
    if (!isStage(to) || to === stage) return
    if (to === 'rejected') return setRejecting(true)
    void moved.run({
      to,
      path: `${path}/move`,
      body: { stage: to, seen: stage },
      undoPath: `${path}/move`,
    })
  }
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(128px,1fr))] items-start gap-3 [&_.admin-form-row]:mb-0 [&_.status-select]:w-full [&_.status-select]:min-h-10 [&_.status-select]:text-[inherit]">
      <div>
        <span className="block mb-1 font-semibold">Stage</span>
        <StatusOptions
          name={name}
          onChoose={move}
          shown={moved.shown}
          status={stage}
          statuses={STAGES}
        />
      </div>
      <div className="kit-form">
        <FormRow id={ids.rating} label="Rating">
          {(control) => (
            <select
              {...control}
              onChange={({ target: { value } }) =>
                void rated.run({
                  to: value,
                  path: `${path}/rating`,
                  body: { rating: value ? Number(value) : null },
                })
              }
              value={rated.shown}
            >
              <Options of={RATINGS} />
            </select>
          )}
        </FormRow>
      </div>
      <div className="kit-form">
        <FormRow id={ids.owner} label="Owner">
          {(control) => (
            <select
              {...control}
              onChange={({ target: { value } }) =>
                void owned.run({ to: value, path: `${path}/owner`, body: { owner: value || null } })
              }
              value={owned.shown}
            >
              <option value="">No owner</option>
              <NamedOptions of={people} />
            </select>
          )}
        </FormRow>
      </div>
      {isRejecting && (
        <RejectDialog
          application={application}
          done={() => setRejecting(false)}
          onClose={() => setRejecting(false)}
        />
      )}
    </div>
  )
}
