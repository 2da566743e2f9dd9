import { z } from 'zod'
import {
  requiredLine,
  requiredText,
  typedEmail,
  typedLine,
} from '@/src/domain/vocabulary/text/typed-text'
import { SUBJECTS } from './support-subjects'

/** What a visitor writes to support; checked in the browser and again on the server. */
export const supportMessage = z.object({
  name: requiredLine('Tell us your name', 120),
  email: typedEmail('Enter an email address such as name@example.com'),
  subject: z.enum(SUBJECTS, 'Choose a topic'),
  message: requiredText('Write your message', 5000),
  /** What the page that led here is about, such as a service. */
  about: typedLine(150).optional(),
})
export type SupportMessage = z.infer<typeof supportMessage>
