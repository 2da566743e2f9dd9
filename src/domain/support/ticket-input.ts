import { z } from 'zod'
import { requiredLine, requiredText } from '@/src/domain/vocabulary/text/typed-text'
import { asTicketTopic, type TicketTopic } from './ticket-status'

export const SUBJECT_MAX = 150
export const MESSAGE_MAX = 5000

const isTopic = (value: string): value is TicketTopic => asTicketTopic(value) !== null

const words = (empty: string) => requiredText(empty, MESSAGE_MAX)

/** A new ticket of a signed-in customer; checked in the browser and again on the server. */
export const newTicketInput = z.object({
  topic: z.string().refine(isTopic, 'Choose a topic'),
  /** The id of an order of theirs; empty for none. */
  order: z.string().max(100).optional(),
  subject: requiredLine('Write a subject', SUBJECT_MAX),
  message: words('Write your message'),
})

/** One more message in a thread. */
export const replyInput = z.object({ body: words('Write your reply') })
