'use client'

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { peopleTitles } from '@/src/domain/filing/corporation'
import type { Missing } from '@/src/domain/filing/what-is-missing'
import { Button } from '@/src/storefront/ui/button'
import { useAlive } from '@/src/storefront/ui/forms/use-alive'
import { Notice } from '@/src/storefront/ui/notice'
import { idFor } from './filing-form'
import type { SaveState } from './filing-saver'

const WORDS: Record<SaveState, string> = {
  idle: 'Your answers are saved as you type.',
  saving: 'Saving…',
  saved: 'Saved. You can continue later.',
  retrying: 'Not saved yet. Trying again…',
  refused: 'Not saved.',
}

/** Whether what was typed is kept. */
function SavedText({ state, trouble }: { state: SaveState; trouble: string | null }) {
  return (
    <p role="status" className="text-sm text-muted">
      {state === 'refused' && trouble ? trouble : WORDS[state]}
    </p>
  )
}

type AnswersFormProps = {
  readonly label: string
  /** What its button says. */
  readonly action: string
  /** What is missing; shown once someone tried to send. */
  readonly problems: readonly Missing[]
  readonly wasSent: boolean
  readonly onTry: () => void
  /** Sends all answers. Answers what went wrong, null when nothing did. */
  readonly send: () => Promise<string | null>
  readonly saved: Parameters<typeof SavedText>[0]
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
        <SavedText {...saved} />
      </div>
    </form>
  )
}

type FilingErrorsProps = {
  problems: readonly Missing[]
  summary: RefObject<HTMLDivElement | null>
  /** The id of the control that a path belongs to. */
  idOf?: (path: string) => string
  /** What those who own and run the company are called. */
  people?: ReturnType<typeof peopleTitles>
}

/** Where several people are asked the same, whose answer it is. */
function whose(path: string, people: ReturnType<typeof peopleTitles>): string {
  const [, list, index] = /^(members|managers)\.(\d+)/.exec(path) ?? []
  if (!list) return ''
  return `${list === 'members' ? people.owner : people.manager} ${Number(index) + 1}: `
}

/** What is missing or wrong, each leading to its field. */
function FilingErrors(props: FilingErrorsProps) {
  const { problems, summary, idOf = idFor, people = peopleTitles('llc') } = props
  if (problems.length === 0) return null
  const title =
    problems.length === 1 ? 'Check one answer below' : `Check ${problems.length} answers below`
  return (
    <div ref={summary} tabIndex={-1} className="focus:outline-none">
      <Notice tone="danger" title={title}>
        <ul className="mt-1 flex flex-col gap-1">
          {problems.map(({ path, message }) => (
            <li key={path}>
              <a
                href={`#${idOf(path)}`}
                className="link inline-block py-1"
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(idOf(path))?.focus()
                }}
              >
                {whose(path, people)}
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
