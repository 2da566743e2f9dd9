import type { Step } from '@/src/domain/checkout/steps'

/** Ties the Next button, which stands outside, to the form of its step. */
export const formId = (step: Step) => `checkout-${step}`

/** Moves the focus to the first control of a form that is wrong. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')
  wrong?.focus()
}
