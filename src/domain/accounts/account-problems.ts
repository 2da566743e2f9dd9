/** Why an account form was refused, by the error's code. None tells whether an address is known. */
export const ACCOUNT_PROBLEMS = {
  wrong_credentials:
    'That email and password do not match. After several wrong tries an account rests for ten minutes.',
  sign_up_refused:
    'We could not create an account with these details. If you have one already, sign in.',
  invalid_input: 'Please check the form and try again.',
  rate_limited: 'Too many tries. Please wait a few minutes, then try again.',
} as const

/** The words for a code that came back in an address; null for a code that is none of ours. */
export function accountProblem(code: unknown): string | null {
  const known = Object.entries(ACCOUNT_PROBLEMS).find(([name]) => name === code)
  return known ? known[1] : null
}
