import { z } from 'zod'

const WRONG = 'Enter a rate from 0 to 100, with at most one decimal'

const typed = z
  .string(WRONG)
  .trim()
  .regex(/^\d{1,3}(?:\.\d{0,6})?$/, WRONG)
  .transform(Number)

/** A share of our fees in percent, in steps of 0.1. */
const rate = z
  .union([z.number(WRONG), typed], WRONG)
  .pipe(z.number().min(0, WRONG).max(100, WRONG))
  .refine((value) => Number(value.toFixed(1)) === value, WRONG)

/** A new rate, and the one that stood there when it was typed. */
export const rateInput = z.object({ rate, seen: z.number().optional() })
export type RateInput = z.output<typeof rateInput>

/** A new rate as it is typed. */
export const ratePart = (text: string) => rate.safeParse(text)

export const activeInput = z.object({ isActive: z.boolean('Say whether the link is active') })
