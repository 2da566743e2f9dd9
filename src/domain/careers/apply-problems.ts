import { CV_REFUSALS } from './cv-rules'

const PROBLEMS: Readonly<Record<string, string>> = {
  ...CV_REFUSALS,
  invalid_input:
    'Check your name, email and answers. All questions without “optional” are required.',
  no_opening: 'This position does not exist.',
  opening_closed: 'This position is closed. We take no more applications.',
  rate_limited: 'There were too many tries. Please wait an hour, then try again.',
}

/** Why an application was refused, by the code that stands in the address. */
export const problemText = (code: string): string =>
  (Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code] : undefined) ??
  'Something went wrong on our side. Please try again.'
