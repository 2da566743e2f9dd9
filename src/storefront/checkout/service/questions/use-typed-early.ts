import { type RefObject, useEffect, useRef } from 'react'

import { ADDON_ANSWERS, type AddonAnswer } from '@/src/domain/catalogue/pricing/service-addons'
import type { ServiceDraftAnswers } from '@/src/domain/checkout/service-answers'

import type { TextAnswer } from './question-props'

const TEXTS = [
  'packageType',
  'firstName',
  'lastName',
  'email',
  'phone',
  'residence',
  'businessName',
  'additionalInfo',
  'country',
  'trademarkText',
  'companyName',
] as const satisfies readonly (TextAnswer | 'packageType' | 'country' | 'residence')[]

/** What the fields hold otherwise than the answers. */
function typedInto(form: HTMLFormElement, answers: ServiceDraftAnswers): ServiceDraftAnswers {
  const fields = new FormData(form)
  const texts: Partial<Record<(typeof TEXTS)[number], string>> = {}
  for (const name of TEXTS) {
    const value = fields.get(name)
    if (typeof value === 'string' && value !== (answers[name] ?? '')) texts[name] = value
  }
  const ticks: Partial<Record<AddonAnswer, boolean>> = {}
  for (const name of ADDON_ANSWERS) {
    if (fields.has(name) && !answers[name]) ticks[name] = true
  }
  return { ...texts, ...ticks }
}

/** On a slow line one may type before this page's script runs: that counts as well. */
export function useTypedEarly(
  form: RefObject<HTMLFormElement | null>,
  answers: ServiceDraftAnswers,
  onAnswer: (answers: ServiceDraftAnswers) => void,
) {
  const first = useRef({ answers, onAnswer })
  useEffect(() => {
    if (!form.current) return
    const typed = typedInto(form.current, first.current.answers)
    if (Object.keys(typed).length > 0) first.current.onAnswer(typed)
  }, [form])
}
