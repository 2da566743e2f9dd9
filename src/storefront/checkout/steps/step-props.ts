import type { CheckoutCatalogue } from '@/src/domain/checkout/checkout-view'
import type { DraftAnswers } from '@/src/domain/checkout/formation-answers'

/** What every step that asks something is given. */
export type StepProps = {
  readonly answers: DraftAnswers
  readonly catalogue: CheckoutCatalogue
  /** Something was changed; it need not be complete. */
  readonly onAnswer: (answers: DraftAnswers) => void
  /** The step is complete. */
  readonly onNext: (answers?: DraftAnswers) => void
}
