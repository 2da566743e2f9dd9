import { z } from 'zod'
import { requiredLine, typedLine, typedText } from '@/src/domain/vocabulary/text/typed-text'

const [FIRST_DAY, LAST_DAY] = ['2000-01-01', '2100-12-31']
export const WRONG_DUE_DAY = 'Enter a date between 2000 and 2100'

/** Whether a task may be due on an ISO day. */
export const isDueDay = (day: string): boolean => day >= FIRST_DAY && day <= LAST_DAY

/** A task that staff write themselves. */
export const taskInput = z.object({
  title: requiredLine('Enter a title', 200),
  description: typedText(2000, 'Enter a text').default(''),
  dueDate: z
    .string('Choose a due date')
    .min(1, 'Choose a due date')
    .pipe(z.iso.date(WRONG_DUE_DAY))
    .refine(isDueDay, WRONG_DUE_DAY),
  user: z.guid('Choose a customer'),
  order: z
    .union([z.literal(''), z.guid('Choose an order of this customer')])
    .nullable()
    .default(null)
    .transform((id) => id || null),
})
export type TaskInput = z.output<typeof taskInput>

/** Completed, or not after all. */
export const completionInput = z.object({
  isCompleted: z.boolean('Say whether the task is completed'),
})

/** Whom staff look for, by name or email. */
export const customerSearch = z.object({
  q: typedLine(100).min(2, 'Type at least 2 characters'),
})
