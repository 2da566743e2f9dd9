import { z } from 'zod'
import { typedEmail } from '@/src/domain/vocabulary/text/typed-text'
import { DRAFT_KINDS } from './draft-kind'

/** Where to mail the link that leads back to an open order. */
export const resumeInput = z.object({
  email: typedEmail('Enter an email address such as name@example.com'),
  kind: z.enum(DRAFT_KINDS, 'There is no such checkout').default('formation'),
})
