import { Check } from 'lucide-react'

import { cx } from './cx'

type StepsProps = {
  steps: readonly { key: string; title: string }[]
  /** Index of the step being worked on. */
  current: number
  label: string
  /** Few enough for their titles to fit beside one another on a phone too. */
  few?: boolean
}

/** Where one is in a sequence: all titles on a wide screen, of many "Step 2 of 7" on a narrow one. */
export function Steps({ steps, current, label, few = false }: StepsProps) {
  return (
    <nav aria-label={label}>
      {!few && (
        <p className="mb-2 flex justify-between gap-4 text-sm lg:hidden">
          <span className="font-semibold">{steps[current]?.title}</span>
          <span className="text-muted tabular-nums">
            Step {current + 1} of {steps.length}
          </span>
        </p>
      )}
      <ol className="flex gap-1.5 lg:gap-3">
        {steps.map((step, index) => (
          <StepMark
            key={step.key}
            title={step.title}
            isTitled={few}
            position={index < current ? 'done' : index === current ? 'current' : 'ahead'}
          />
        ))}
      </ol>
    </nav>
  )
}

type Position = 'done' | 'current' | 'ahead'

const BAR = { done: 'bg-accent', current: 'bg-accent', ahead: 'bg-border' } as const
const WORD = { done: 'text-text', current: 'font-semibold text-text', ahead: 'text-muted' } as const

type StepMarkProps = { title: string; isTitled: boolean; position: Position }

function StepMark({ title, isTitled, position }: StepMarkProps) {
  return (
    <li aria-current={position === 'current' ? 'step' : undefined} className="min-w-0 grow basis-0">
      <span className={cx('block h-1 rounded-full', BAR[position])} />
      <span
        className={cx(
          'mt-2 items-start gap-1 text-xs',
          isTitled ? 'flex' : 'hidden lg:flex',
          WORD[position],
        )}
      >
        {title}
        {position === 'done' && (
          <>
            <Check
              aria-hidden
              strokeWidth={2.5}
              className="mt-0.5 size-3.5 shrink-0 text-success"
            />
            <span className="sr-only">, done</span>
          </>
        )}
      </span>
    </li>
  )
}
