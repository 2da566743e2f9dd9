'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

import type { Missing } from '@/src/domain/filing/what-is-missing'
import { Button } from '@/src/storefront/ui/button'
import { useAlive } from '@/src/storefront/ui/forms/use-alive'
import { Notice } from '@/src/storefront/ui/notice'

import { FilingErrors } from './FilingErrors'
import { SavedWords } from './SavedWords'

type AnswersFormProps = {
  readonly label: string
  /** What its button says. */
  readonly action: string
  /** What is missing; shown once somebody tried to send. */
  readonly problems: readonly Missing[]
  readonly wasSent: boolean
  readonly onTry: () => void
  /** Sends all answers. Answers what went wrong, null when nothing did. */
  readonly send: () => Promise<string | null>
  readonly saved: Parameters<typeof SavedWords>[0]
  readonly idOf?: Parameters<typeof FilingErrors>[0]['idOf']
  readonly people?: Parameters<typeof FilingErrors>[0]['people']
  readonly children: ReactNode
}

/** The frame of questions after payment: each answer is kept as it is typed, sending asks for all. */
export function AnswersForm(props: AnswersFormProps) {
  const { label, action, problems, wasSent, onTry, send, saved, idOf, people, children } = props
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [refusals, setRefusals] = useState(0)
  const summary = useRef<HTMLDivElement>(null)
  const isAlive = useAlive()

  useEffect(() => {
    if (refusals > 0) summary.current?.focus()
  }, [refusals])

  const submit = async () => {
    setRefusal(null)
    onTry()
    if (problems.length > 0) return setRefusals(refusals + 1)
    setBusy(true)
    const trouble = await send()
    setBusy(false)
    setRefusal(trouble)
  }

  return (
    <form
      method="post" // should it ever send itself, no answer stands in the address
      noValidate
      className="flex flex-col gap-8"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <FilingErrors
        problems={wasSent ? problems : []}
        summary={summary}
        idOf={idOf}
        people={people}
      />
      {children}
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border pt-6">
        <Button type="submit" disabled={!isAlive} busy={isBusy} busyLabel="Sending…">
          {action}
        </Button>
        <SavedWords {...saved} />
      </div>
    </form>
  )
}
