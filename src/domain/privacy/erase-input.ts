import { z } from 'zod'

import { currentPassword } from '@/src/domain/accounts/settings-input'

import { ERASE_WORD } from './erasure'

/** Asked for where something was earned and not paid. */
const givesUpEarnings = z.boolean().optional()

/** What staff say who delete someone's account. */
export const eraseByStaffInput = z.object({ givesUpEarnings })

export const eraseInput = z.object({
  currentPassword,
  givesUpEarnings,
  confirmation: z
    .string({ error: `Type ${ERASE_WORD}` })
    .refine((word) => word.trim().toUpperCase() === ERASE_WORD, {
      message: `Type the word ${ERASE_WORD} to continue`,
    }),
})
