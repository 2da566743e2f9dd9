/** Why an account form was refused, by the error's code. None tells whether an address is known. */
export const ACCOUNT_PROBLEMS = {
  wrong_credentials:
    'That email and password do not match. If you just signed up, open the link we emailed you first. After several wrong tries, you may have to wait before the next one.',
  invalid_input: 'Please check the form and try again.',
  weak_password: 'Choose another password: longer, and not one of the common ones.',
  rate_limited: 'Too many tries. Please wait a few minutes, then try again.',
  wrong_factor: 'This code is not right, or it was used already. Wait for the next one.',
  step_over: 'This took too long. Please sign in again.',
  dead_link:
    'This link no longer works. It may have been used, replaced by a newer one, or expired.',
  password_needed: 'Enter the password that you signed up with.',
  wrong_password: 'This is not the password that you signed up with.',
} as const

/** The words for a code that came back in an address; null for a code that is none of ours. */
export function accountProblem(code: unknown): string | null {
  const known = Object.entries(ACCOUNT_PROBLEMS).find(([name]) => name === code)
  return known ? known[1] : null
}
