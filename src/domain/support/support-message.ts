import { z } from 'zod'

import { SUBJECTS } from './support-subjects'

/** What a visitor writes to support; checked in the browser and again on the server. */
export const supportMessage = z.object({
  name: z.string().trim().min(1, 'Tell us your name').max(120, 'Use at most 120 characters'),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254, 'Use at most 254 characters')
    .pipe(z.email('Enter an email address such as name@example.com')),
  subject: z.enum(SUBJECTS, 'Choose a topic'),
  message: z.string().trim().min(1, 'Write your message').max(5000, 'Use at most 5,000 characters'),
  /** What the page that led here is about, such as a service. */
  about: z.string().trim().max(150).optional(),
})
export type SupportMessage = z.infer<typeof supportMessage>
