import { z } from 'zod'

import { askedPath, isOwnPath, isSecureAddress } from '@/src/domain/platform/own-path'
import { typedLine } from '@/src/domain/vocabulary/text/typed-text'

export const REDIRECT_TYPES = { 301: 'Permanent (301)', 302: 'Temporary (302)' } as const

const text = (most: number) => typedLine(most, 'Enter text.')

const WRONG_PATH = 'Please enter a path on this site, such as /services/ein'

/** The address that is asked for. */
const redirectFrom = text(300)
  .transform((path) => askedPath(path.length > 1 ? path.replace(/\/+$/, '') : path))
  .refine(isOwnPath, WRONG_PATH)

/** Where it leads: to a page of ours, or to a secure address elsewhere. */
const redirectTo = text(500).refine(
  (to) => isOwnPath(to) || isSecureAddress(to),
  'Please enter a path on this site (/pricing) or an address that starts with https://',
)

const redirectType = z.enum(['301', '302'], 'Choose 301 or 302')

/** A redirect as staff say it. */
export const redirectForm = z.strictObject({
  from: redirectFrom,
  to: redirectTo,
  type: redirectType,
  isActive: z.boolean(),
})
export type RedirectEntry = z.output<typeof redirectForm>

export const NEW_REDIRECT: RedirectEntry = { from: '', to: '', type: '301', isActive: true }
