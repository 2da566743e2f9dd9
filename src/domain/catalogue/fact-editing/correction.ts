import { z } from 'zod'

import { fee } from '@/src/domain/catalogue/facts/fee'
import { schedule } from '@/src/domain/catalogue/facts/schedule'
import { CERTAINTIES } from '@/src/domain/catalogue/facts/state-fact'

/** The version of a jurisdiction's facts that a decision was based on. */
const seen = {
  /** The version of the fact that was on screen, as `factId` names it. */
  fact: z.string().min(1).max(200),
  /** All facts of the jurisdiction as they were then. */
  version: z.string().regex(/^[0-9a-f]{64}$/, 'Reload the page and try again.'),
}

const source = z.strictObject({
  title: z.string().trim().min(1, 'Enter the name of the source.').max(200),
  url: z
    .url({
      protocol: /^https?$/,
      hostname: z.regexes.domain,
      error: 'Enter an address that starts with https://.',
    })
    .max(500, 'Use at most 500 characters for the address.'),
})

const text = (most: number, what: string) =>
  z.string().trim().max(most, `Use at most ${most} characters for ${what}.`)

const notAfter = (today: () => string) =>
  z.iso
    .date('Enter the day on which you read it.')
    .refine((day) => day <= today(), 'This day is in the future.')

/** Confirms that a fact was checked against its source again and is still right. */
export const confirmationForm = (today: () => string) =>
  z.strictObject({ source, checked: notAfter(today) })

/** A confirmation, with the fact that was on screen. */
export const confirmationInput = (today: () => string) => confirmationForm(today).extend(seen)

/**
 * What a fact should say instead. Without `from` the version itself is corrected; with it a new
 * version begins on that day, and the old one stays as history.
 */
export const correctionInput = (today: () => string) =>
  z
    .strictObject({
      ...seen,
      from: z.iso
        .date('Enter a day.')
        .refine((day) => day >= today(), 'Choose today or a later day.')
        .nullable(),
      basis: z.enum(['day', 'tax_year']),
      title: text(120, 'the name').min(1, 'Enter the name that the state gives it.'),
      words: text(600, 'this text'),
      fee,
      due: schedule,
      source: source.nullable(),
      checked: notAfter(today).nullable(),
      certainty: z.enum(CERTAINTIES),
      note: text(1000, 'the note'),
    })
    .superRefine(({ certainty, source: given, checked }, context) => {
      if (certainty !== 'confirmed') return
      const say = (message: string, path: string[]) =>
        context.addIssue({ code: 'custom', message, path })
      if (!given) say('A confirmed fact needs its source.', ['source', 'title'])
      if (!checked) say('A confirmed fact needs the day on which you read it.', ['checked'])
    })

export type Correction = z.infer<ReturnType<typeof correctionInput>>
export type Confirmation = z.infer<ReturnType<typeof confirmationInput>>
