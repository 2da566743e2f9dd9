import { z } from 'zod'
import { typedLine } from '@/src/domain/vocabulary/text/typed-text'

const text = (max: number) => typedLine(max).default('')

/** The billing details of a payment, as kept for a signed-in person's next one. No card is kept. */
export const billingInput = z.object({
  name: text(200),
  line1: text(200),
  city: text(100),
  state: text(100),
  postalCode: text(20),
  /** ISO 3166-1, two letters. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Choose a country')
    .default('US'),
})
export type BillingInput = z.output<typeof billingInput>
