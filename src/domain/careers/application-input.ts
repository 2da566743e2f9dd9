import { z } from 'zod'

import { requiredText } from '@/src/domain/vocabulary/required-text'
import { isSafeText } from './safe-text'

const UNSAFE = 'Remove the characters that we cannot store'

/** What someone who applies tells of themselves; a form sends texts alone. */
export const applicationInput = z.object({
  name: requiredText('Enter your name', 120).refine(isSafeText, UNSAFE),
  email: z
    .string('Enter your email')
    .trim()
    .toLowerCase()
    .max(254, 'Use at most 254 characters')
    .pipe(z.email('Enter an email address such as name@example.com')),
  phone: z
    .string()
    .trim()
    .max(40, 'Use at most 40 characters')
    .regex(/^[+\d\s().-]*$/, 'Use digits, spaces and + - ( ) only')
    .default(''),
  coverLetter: z
    .string()
    .trim()
    .max(10_000, 'Use at most 10,000 characters')
    .refine(isSafeText, UNSAFE)
    .default(''),
  consent: z
    .union([z.literal('on'), z.literal('true')], 'Agree before you send your application')
    .transform(() => true),
})
export type ApplicationInput = z.output<typeof applicationInput>
