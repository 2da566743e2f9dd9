import { z } from 'zod'

import {
  requiredLine,
  typedLine,
  typedPhone,
  typedText,
} from '@/src/domain/vocabulary/text/typed-text'

/** Whom an order is for and the company it forms, as staff correct it. The email has a way of its own. */
export const contactInput = z.object({
  firstName: requiredLine('Enter a first name', 100),
  lastName: typedLine(100),
  phone: typedPhone(),
  companyName: typedLine(200),
  companyPurpose: typedText(2000),
  address: z.object({
    line: typedLine(200),
    city: typedLine(100),
    state: typedLine(100),
    zipCode: typedLine(20),
    country: typedLine(100),
  }),
})
export type Contact = z.output<typeof contactInput>

type Held = {
  readonly [Name in Exclude<keyof Contact, 'address'>]?: string | null
} & {
  readonly address?: { readonly [Part in keyof Contact['address']]?: string | null } | null
}

/** What an order says of it; what is not known is empty. */
export const contactOf = (order: Held): Contact => ({
  firstName: order.firstName ?? '',
  lastName: order.lastName ?? '',
  phone: order.phone ?? '',
  companyName: order.companyName ?? '',
  companyPurpose: order.companyPurpose ?? '',
  address: {
    line: order.address?.line ?? '',
    city: order.address?.city ?? '',
    state: order.address?.state ?? '',
    zipCode: order.address?.zipCode ?? '',
    country: order.address?.country ?? '',
  },
})
