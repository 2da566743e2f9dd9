/** Why an order could not be continued, by the error's code. */
const PROBLEMS = {
  wrong_email: 'This is not the email address on the order. Check it, or leave it empty.',
  paying: 'A payment for this order is under way. Wait a few minutes, then try again.',
  rate_limited: 'Too many tries. Please wait a few minutes, then try again.',
  invalid_input: 'Please check the form and try again.',
} as const

export type ResumeProblem = { readonly message: string; readonly isField: boolean }

/** The words for a code that came back in an address; null for a code that is none of ours. */
export function resumeProblem(code: unknown): ResumeProblem | null {
  const known = Object.entries(PROBLEMS).find(([name]) => name === code)
  return known ? { message: known[1], isField: known[0] === 'wrong_email' } : null
}
