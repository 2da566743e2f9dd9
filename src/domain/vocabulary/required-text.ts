import { z } from 'zod'

/** A text that has to be given, without the spaces around it; `ask` says so where it is missing. */
export const requiredText = (ask: string, most: number) =>
  z
    .string(ask)
    .trim()
    .min(1, ask)
    .max(most, `Use at most ${most.toLocaleString('en-US')} characters`)
