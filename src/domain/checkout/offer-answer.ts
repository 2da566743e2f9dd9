import { z } from 'zod'

/** The offer that a buyer asks for: a code as they typed it, or an id that a link carried. */
export const offerAnswer = z.string().trim().max(60, 'Use at most 60 characters').nullable()
