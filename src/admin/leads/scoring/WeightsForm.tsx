'use client'

import { useState } from 'react'

import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import { useAdminForm } from '@/src/admin/kit/form/use-admin-form'
import { ActionButton } from '@/src/admin/kit/ui/ActionButton'
import { Notice } from '@/src/admin/kit/ui/Notice'
import { Section } from '@/src/admin/kit/ui/Section'
import { DEFAULT_WEIGHTS, type ScoreWeights, scoreWeights } from '@/src/domain/leads/score-weights'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { STEP_NAMES, STEPS } from '@/src/domain/vocabulary/checkout-steps'
import { wordsOf } from '@/src/lib/browser/result'

import { PreviewMoves } from './PreviewMoves'
import { askPreview, type Preview, sendWeights } from './scoring-api'
import { WeightField } from './WeightField'

type Props = { readonly grant: Grant<'weighLeads'> | null; readonly weights: ScoreWeights }

const LINES = [0, 1, 2] as const

/** The weights, to be looked at before they are saved; those who may not change them read them. */
export function WeightsForm({ grant, weights }: Props) {
  const [preview, setPreview] = useState<Preview | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const state = useAdminForm({
    schema: scoreWeights,
    values: weights,
    send: (typed) => sendWeights(typed),
    success: 'Weights saved',
    draft: 'lead-weights',
    done: () => setPreview(null),
  })
  const { register, formState, reset, handleSubmit } = state.form
  const isFixed = grant === null

  const look = handleSubmit(async (typed) => {
    setAsking(true)
    setProblem(null)
    const answer = await askPreview(typed)
    setAsking(false)
    if (answer.ok) setPreview(answer.value)
    else setProblem(wordsOf(answer))
  })
  const { errors } = formState
  return (
    <AdminForm
      action="Save weights"
      beside={
        <>
          <ActionButton busyLabel="Counting…" isBusy={isAsking} onAct={() => void look()}>
            Preview
          </ActionButton>
          <ActionButton busyLabel="" isBusy={false} onAct={() => reset(DEFAULT_WEIGHTS)}>
            Use the defaults
          </ActionButton>
        </>
      }
      busyLabel="Saving…"
      className="lead-weights"
      isQuiet={isFixed}
      look="primary"
      refused="The weights were not saved."
      state={state}
    >
      <Section description="Points for the last step reached." id="weights-steps" title="Step">
        <div className="lead-weights__lines">
          {STEP_NAMES.map((step) => (
            <WeightField
              error={errors.steps?.[step]?.message}
              isFixed={isFixed}
              key={step}
              label={STEPS[step]}
              registered={register(`steps.${step}`, { valueAsNumber: true })}
            />
          ))}
        </div>
      </Section>
      <Section
        description="Points for the order’s value. The first line that fits counts."
        id="weights-value"
        title="Value"
      >
        {LINES.map((line) => (
          <div className="lead-weights__lines" key={line}>
            <WeightField
              error={errors.value?.[line]?.above?.message}
              isFixed={isFixed}
              label="Above (cents)"
              registered={register(`value.${line}.above`, { valueAsNumber: true })}
            />
            <WeightField
              error={errors.value?.[line]?.points?.message}
              isFixed={isFixed}
              label="Points"
              registered={register(`value.${line}.points`, { valueAsNumber: true })}
            />
          </div>
        ))}
      </Section>
      <Section
        description="Points for how recent the last step is. The first line that fits counts."
        id="weights-recency"
        title="Recency"
      >
        {LINES.map((line) => (
          <div className="lead-weights__lines" key={line}>
            <WeightField
              error={errors.recency?.[line]?.days?.message}
              isFixed={isFixed}
              label="Within (days)"
              registered={register(`recency.${line}.days`, { valueAsNumber: true })}
            />
            <WeightField
              error={errors.recency?.[line]?.points?.message}
              isFixed={isFixed}
              label="Points"
              registered={register(`recency.${line}.points`, { valueAsNumber: true })}
            />
          </div>
        ))}
      </Section>
      {problem && <Notice tone="error">{problem}</Notice>}
      {preview && <PreviewMoves preview={preview} />}
    </AdminForm>
  )
}
