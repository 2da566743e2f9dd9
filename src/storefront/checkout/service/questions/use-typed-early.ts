import { type RefObject, useEffect, useRef } from 'react'

import { ADDON_ANSWERS } from '@/src/domain/catalogue/pricing/service-addons'
import type { ServiceDraftAnswers } from '@/src/domain/checkout/service-answers'
import {
  isBusinessType,
  isTrademarkType,
  TEXT_ANSWERS,
  type TextAnswer,
  USUAL_TYPES,
} from '@/src/domain/checkout/service-questions'

const TICKS = [...ADDON_ANSWERS, 'hasOneName', 'mailConsent'] as const

/** What the fields hold otherwise than the answers. */
export function typedInto(fields: FormData, answers: ServiceDraftAnswers): ServiceDraftAnswers {
  const texts: Partial<Record<TextAnswer, string>> = {}
  for (const name of TEXT_ANSWERS) {
    const value = fields.get(name)
    if (typeof value === 'string' && value !== (answers[name] ?? '')) texts[name] = value
  }
  const ticks: Partial<Record<(typeof TICKS)[number], boolean>> = {}
  for (const name of TICKS) if (fields.has(name) && !answers[name]) ticks[name] = true
  const { businessType: usual, trademarkType: usualMark } = USUAL_TYPES
  const [business, mark] = [fields.get('businessType'), fields.get('trademarkType')]
  return {
    ...texts,
    ...ticks,
    ...(ticks.hasOneName && { lastName: '' }),
    ...(isBusinessType(business) &&
      business !== (answers.businessType ?? usual) && { businessType: business }),
    ...(isTrademarkType(mark) &&
      mark !== (answers.trademarkType ?? usualMark) && { trademarkType: mark }),
  }
}

/**
 * On a slow line one may type before this page's script runs: that counts as well. The radio cards
 * of the packages notice it themselves.
 */
export function useTypedEarly(
  form: RefObject<HTMLFormElement | null>,
  answers: ServiceDraftAnswers,
  onAnswer: (answers: ServiceDraftAnswers) => void,
) {
  const first = useRef({ answers, onAnswer })
  useEffect(() => {
    if (!form.current) return
    const typed = typedInto(new FormData(form.current), first.current.answers)
    if (Object.keys(typed).length > 0) first.current.onAnswer(typed)
  }, [form])
}
