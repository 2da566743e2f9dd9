import { type FocusEvent, useEffect, useRef, useState } from 'react'

import type { ServiceDraftAnswers } from '@/src/domain/checkout/service-answers'
import { TEXT_ANSWERS } from '@/src/domain/checkout/service-questions'
import type { StandaloneService } from '@/src/domain/vocabulary/service-types'

import { textsOf } from '../../texts-of'

export type DetailErrors = Readonly<Record<string, string>>

const NONE: DetailErrors = {}

/** What is wrong with which answer. The schemas come with the first look at them. */
async function problemsOf(
  service: StandaloneService,
  answers: ServiceDraftAnswers,
): Promise<DetailErrors> {
  const { serviceAnswers } = await import('@/src/domain/checkout/service-answers')
  const parsed = serviceAnswers(service, answers).safeParse(answers)
  if (parsed.success) return NONE
  const errors: Record<string, string> = {}
  for (const issue of parsed.error.issues) errors[String(issue.path[0])] ??= issue.message
  return errors
}

/** Text that was never typed is an empty answer, not an absent one: the message then fits. */
const typed = (answers: ServiceDraftAnswers): ServiceDraftAnswers => ({
  ...answers,
  ...textsOf(answers, TEXT_ANSWERS),
})

/**
 * Checks the details: each field once it was left, all of them once someone wanted to go on, and
 * from then on as they are typed.
 */
export function useDetailsCheck(service: StandaloneService, answers: ServiceDraftAnswers) {
  const [found, setFound] = useState(NONE)
  const [refused, setRefused] = useState<{ errors: DetailErrors; of: ServiceDraftAnswers }>()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isAsked, setIsAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const [round, setRound] = useState(0)
  const isWatching = isAsked || left.size > 0

  useEffect(() => {
    if (!isWatching) return
    let isCurrent = true
    problemsOf(service, typed(answers)).then(
      (errors) => isCurrent && setFound(errors),
      () => {}, // the schemas can't be had just now; the server checks all the same
    )
    return () => {
      isCurrent = false
    }
  }, [service, answers, isWatching])

  useEffect(() => {
    if (round > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [round])

  const shown = Object.entries(found).filter(([name]) => isAsked || left.has(name))
  const stillRefused = Object.entries(refused?.errors ?? NONE).filter(
    ([name]) => Reflect.get(answers, name) === Reflect.get(refused?.of ?? {}, name),
  )
  const errors: DetailErrors = Object.fromEntries([...stillRefused, ...shown])

  return {
    form,
    errors,
    /** Someone wanted to go on, and could not. */
    isStopped: (isAsked || refused !== undefined) && Object.keys(errors).length > 0,
    /** Something that is required has no answer at all. */
    isMissing: Object.keys(errors).some((name) => !Reflect.get(answers, name)),
    leave: (event: FocusEvent<HTMLFormElement>) => {
      const { name, type } = event.target
      if (name && type !== 'checkbox' && type !== 'radio') setLeft(new Set([...left, name]))
    },
    /** Whether one may go on; else says what is missing, and leads there. */
    check: async (): Promise<boolean> => {
      const problems = await problemsOf(service, typed(answers)).catch(() => NONE)
      setFound(problems)
      setIsAsked(true)
      const isFine = Object.keys(problems).length === 0
      if (!isFine) setRound(round + 1)
      return isFine
    },
    /** What the server has against these answers; each stands until its answer changes. */
    refuse: (errors: DetailErrors) => setRefused({ errors, of: answers }),
  }
}
export type DetailsCheck = ReturnType<typeof useDetailsCheck>
