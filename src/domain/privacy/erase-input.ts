import { z } from 'zod'

import { currentPassword } from '@/src/domain/accounts/settings-input'

import { ERASE_WORD } from './erasure'

export const eraseInput = z.object({
  currentPassword,
  confirmation: z
    .string({ error: `Type ${ERASE_WORD}` })
    .refine((word) => word.trim().toUpperCase() === ERASE_WORD, {
      message: `Type the word ${ERASE_WORD} to continue`,
    }),
})
