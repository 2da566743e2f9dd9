import { z } from 'zod'

import { CV_REFUSALS } from '@/src/domain/careers/cv-rules'
import { FULL_NAME_MAX } from '@/src/domain/vocabulary/text/full-name'
import {
  requiredLine,
  typedEmail,
  typedPhone,
  typedText,
} from '@/src/domain/vocabulary/text/typed-text'

/** What someone who applies tells of themselves; a form sends texts alone. */
export const applicationInput = z.object({
  name: requiredLine('Enter your name', FULL_NAME_MAX),
  email: typedEmail('Enter an email address such as name@example.com'),
  phone: typedPhone().default(''),
  coverLetter: typedText(10_000).default(''),
  consent: z
    .union([z.literal('on'), z.literal('true')], 'Agree before you send your application')
    .transform(() => true),
})
export type ApplicationInput = z.output<typeof applicationInput>

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
