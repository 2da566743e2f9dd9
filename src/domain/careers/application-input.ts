import { z } from 'zod'

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
