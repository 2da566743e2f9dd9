import { z } from 'zod'

import { NAME_MAX, ONE_NAME } from '@/src/domain/vocabulary/text/full-name'
import { requiredLine, typedLine } from '@/src/domain/vocabulary/text/typed-text'

/** A person's name: in many countries people have a single one. */
export const personName = {
  firstName: requiredLine('Enter your first name', NAME_MAX),
  lastName: typedLine(NAME_MAX, 'Enter your last name').default(''),
  hasOneName: z.boolean().default(false),
}

type PersonName = { readonly lastName?: string; readonly hasOneName?: boolean }

/** Whether a last name is given, or the person has none. A dash is no name. */
export const hasLastName = ({ lastName, hasOneName }: PersonName): boolean =>
  hasOneName === true || /\p{L}/u.test(lastName ?? '')

/** What a schema with `personName` refines by. */
export const lastNameRule = {
  path: ['lastName'],
  message: `Enter your last name, or check “${ONE_NAME}”`,
  when: () => true, // shown with what else is wrong, not after it
}
