import { z } from 'zod'

import { cleanLine, cleanText, plainSigns } from '@/src/domain/vocabulary/text/clean-text'
import { looksLikePhone, PHONE_HELP, plainPhone } from '@/src/domain/vocabulary/text/phone-text'

const tooLong = (most: number) => `Use at most ${most.toLocaleString('en-US')} characters`

/** A text of several lines. It may be empty. */
export const typedText = (most: number, ask = 'Enter a text', message = tooLong(most)) =>
  z.string(ask).overwrite(cleanText).max(most, message)

/** A text in one line, such as a name. It may be empty. */
export const typedLine = (most: number, ask = 'Enter a text', message = tooLong(most)) =>
  z.string(ask).overwrite(cleanLine).max(most, message)

/** A text that has to be given; `ask` says so where it is missing. */
export const requiredText = (ask: string, most: number) => typedText(most, ask).min(1, ask)
export const requiredLine = (ask: string, most: number) => typedLine(most, ask).min(1, ask)

/** A number, code or key in plain letters and digits. It may be empty. */
export const typedCode = (most: number, ask = 'Enter a text', message = tooLong(most)) =>
  z.string(ask).overwrite(plainSigns).max(most, message)

export const requiredCode = (ask: string, most: number) => typedCode(most, ask).min(1, ask)

export const typedEmail = (ask = 'Enter an email address such as name@example.com') =>
  z.string(ask).overwrite(plainSigns).max(254, tooLong(254)).toLowerCase().pipe(z.email(ask))

/** A phone number in signs that every reader of one knows. It may be empty. */
export const typedPhone = () =>
  typedLine(40).overwrite(plainPhone).refine(looksLikePhone, PHONE_HELP)
