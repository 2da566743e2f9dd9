'use client'

import { useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { AdminForm, useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { TextInput } from '@/src/admin/kit/form/inputs'
import { ActionButton } from '@/src/admin/kit/ui/actions'
import { Notice, Section } from '@/src/admin/kit/ui/parts'
import { type WeightsPreview, weightsPreview } from '@/src/domain/leads/lead-score'
import {
  asTyped,
  DEFAULT_WEIGHTS,
  type ScoreWeights,
  typedWeights,
} from '@/src/domain/leads/score-weights'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { STEP_NAMES, STEPS } from '@/src/domain/vocabulary/checkout-steps'
import { readParts, request } from '@/src/lib/browser/request'
import { wordsOf } from '@/src/lib/browser/result'
import { PreviewMoves } from './PreviewMoves'

type Props = { readonly grant: Grant<'weighLeads'> | null; readonly weights: ScoreWeights }

const said = readParts<{ message: string }>('message')

const LINES = [0, 1, 2] as const

type Line = (typeof LINES)[number]

type Band = {
  readonly id: string
  readonly title: string
  readonly description: string
  /** How far a line goes. */
  readonly label: string
  /** What it may be a multiple of: whole numbers, unless something else is said. */
  readonly step?: number
  readonly bound: (line: Line) => FieldPath<ScoreWeights>
  readonly points: (line: Line) => FieldPath<ScoreWeights>
}

/** Figures of which the first line that fits says what they add. */
const BANDS: readonly Band[] = [
  {
    id: 'weights-value',
    title: 'Value',
    description: 'Points for the order’s value. The first line that fits counts.',
    label: 'Above ($)',
    step: 0.01,
    bound: (line) => `value.${line}.above`,
    points: (line) => `value.${line}.points`,
  },
  {
    id: 'weights-recency',
    title: 'Recency',
    description: 'Points for how recent the last step is. The first line that fits counts.',
    label: 'Within (days)',
    bound: (line) => `recency.${line}.days`,
    points: (line) => `recency.${line}.points`,
  },
]

export function WeightsForm({ grant, weights }: Props) {
  const [preview, setPreview] = useState<WeightsPreview | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const state = useAdminForm({
    schema: typedWeights,
    values: asTyped(weights),
    send: (body) => request('POST', '/api/leads/scoring', { body, answer: said }),
    success: 'Weights saved',
    draft: 'lead-weights',
    done: () => setPreview(null),
  })
  const { reset, handleSubmit } = state.form
  const isFixed = grant === null

  const look = handleSubmit(async (body) => {
    setAsking(true)
    setProblem(null)
    const path = '/api/leads/scoring/preview'
    const answer = await request('POST', path, { body, answer: weightsPreview })
    setAsking(false)
    if (answer.ok) setPreview(answer.value)
    else setProblem(wordsOf(answer))
  })
  /** @param step what it may be a multiple of */
  const number = (name: FieldPath<ScoreWeights>, step = 1) => ({
    field: state.field(name, { valueAsNumber: true }),
    inputMode: step === 1 ? ('numeric' as const) : ('decimal' as const),
    min: 0,
    readOnly: isFixed,
    step,
    type: 'number',
  })
  return (
    <AdminForm
      action="Save weights"
      beside={
        <>
          <ActionButton busyLabel="Counting…" isBusy={isAsking} onAct={() => void look()}>
            Preview
          </ActionButton>
          <ActionButton
            onAct={() => reset(asTyped(DEFAULT_WEIGHTS), { keepDefaultValues: true })} // not saved yet
          >
            Use the defaults
          </ActionButton>
        </>
      }
      className="max-w-215"
      isQuiet={isFixed}
      refused="The weights were not saved."
      state={state}
    >
      <Section description="Points for the last step reached." id="weights-steps" title="Step">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(180px,1fr))] gap-x-4">
          {STEP_NAMES.map((step) => (
            <TextInput key={step} {...number(`steps.${step}`)} label={STEPS[step]} />
          ))}
        </div>
      </Section>
      {BANDS.map(({ id, title, description, label, step, bound, points }) => (
        <Section description={description} id={id} key={id} title={title}>
          {LINES.map((line) => (
            <div
              className="grid grid-cols-[repeat(auto-fill,minmax(180px,1fr))] gap-x-4"
              key={line}
            >
              <TextInput {...number(bound(line), step)} label={label} />
              <TextInput {...number(points(line))} label="Points" />
            </div>
          ))}
        </Section>
      ))}
      {problem && <Notice tone="error">{problem}</Notice>}
      {preview && <PreviewMoves preview={preview} />}
    </AdminForm>
  )
}
