import type { ServiceDraftAnswers } from '@/src/domain/checkout/service-answers'
import type { TextAnswer } from '@/src/domain/checkout/service-questions'
import type { ServiceCatalogue } from '@/src/domain/checkout/service-view'

import type { DetailErrors } from './use-details-check'

/** What every part of the details is given. */
export type QuestionProps = {
  readonly catalogue: ServiceCatalogue
  readonly answers: ServiceDraftAnswers
  readonly errors: DetailErrors
  /** Something was changed; it need not be complete. */
  readonly onAnswer: (answers: ServiceDraftAnswers) => void
}

/** What a text control needs to show an answer and to change it. */
export function textControl(name: TextAnswer, { answers, errors, onAnswer }: QuestionProps) {
  return {
    name,
    value: answers[name] ?? '',
    error: errors[name],
    onChange: (event: { target: { value: string } }) => {
      const typed: Partial<Record<TextAnswer, string>> = { [name]: event.target.value }
      onAnswer(typed)
    },
  }
}
