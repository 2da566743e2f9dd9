import { z } from 'zod'
import { fee } from '@/src/domain/catalogue/facts/fee'
import { hasBegun } from '@/src/domain/catalogue/facts/in-force'
import { schedule } from '@/src/domain/catalogue/facts/schedule'
import {
  CERTAINTIES,
  citesPage,
  factId,
  type StateFact,
} from '@/src/domain/catalogue/facts/state-fact'
import { isSameJson } from '@/src/domain/platform/canonical-json'

/** What `versionOf` gave for what was on screen. */
export const seenVersion = z.string().regex(/^[0-9a-f]{64}$/, 'Reload the page and try again.')

/** The version of a jurisdiction's facts that a decision was based on. */
const seen = {
  /** The version of the fact that was on screen, as `factId` names it. */
  fact: z.string().min(1).max(200),
  /** All facts of the jurisdiction as they were then. */
  version: seenVersion,
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

const NO_PAGE = 'Enter the page that says it. A homepage or a contact page confirms nothing.'

/** Whether an address is of a page that could state a fact; what is no address is refused as such. */
const isPage = (url: string) => !URL.canParse(url) || citesPage({ title: '', url })

/** A source that a fact can be confirmed by. */
const citedSource = source.extend({ url: source.shape.url.refine(isPage, NO_PAGE) })

const text = (most: number, what: string) =>
  z.string().trim().max(most, `Use at most ${most} characters for ${what}.`)

const notAfter = (today: () => string) =>
  z.iso
    .date('Enter the day on which you read it.')
    .refine((day) => day <= today(), 'This day is in the future.')

/** Confirms that a fact was checked against its source again and is still right. */
export const confirmationForm = (today: () => string) =>
  z.strictObject({ source: citedSource, checked: notAfter(today) })

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
      if (given && !isPage(given.url)) say(NO_PAGE, ['source', 'url'])
      if (!checked) say('A confirmed fact needs the day on which you read it.', ['checked'])
    })

export type Correction = z.infer<ReturnType<typeof correctionInput>>
export type Confirmation = z.infer<ReturnType<typeof confirmationInput>>

/** The facts as they become, and the version that was written; or why not, beside which field. */
export type Corrected =
  | { readonly ok: true; readonly facts: readonly StateFact[]; readonly fact: StateFact }
  | { readonly ok: false; readonly field: string | null; readonly message: string }

const GONE = 'This entry no longer exists. Go back to the list.'

function refused(message: string, field: string | null = null): Corrected {
  return { ok: false, field, message }
}

/** One version of a fact in place of, or after, another. */
function written(facts: readonly StateFact[], at: number, fact: StateFact, isNew: boolean) {
  return {
    ok: true,
    fact,
    facts: facts.toSpliced(isNew ? at + 1 : at, isNew ? 0 : 1, fact),
  } as const
}

/** A jurisdiction's facts with one of them corrected, on an ISO day. */
export function correctedFacts(
  facts: readonly StateFact[],
  correction: Omit<Correction, 'version'>,
  today: string,
): Corrected {
  const { fact: id, from, basis, ...said } = correction
  const at = facts.findIndex((one) => factId(one) === id)
  const old = facts[at]
  if (!old) return refused(GONE)
  if (from === null) {
    const fact = { ...old, ...said }
    if (isSameJson(fact, old)) return refused('Nothing is different. Change a field, then save.')
    return written(facts, at, fact, false)
  }
  const { basis: _basis, ...rest } = { ...old, ...said }
  const fact: StateFact = { ...rest, from, ...(basis === 'tax_year' ? { basis } : {}) }
  const isMoved = !hasBegun(old, today) // one that is still to come gets another day
  const others = isMoved ? facts.toSpliced(at, 1) : facts
  if (others.some((one) => factId(one) === factId(fact))) {
    return refused('Another entry begins on this day. Open that one to correct it.', 'from')
  }
  return written(facts, at, fact, !isMoved)
}

/** A jurisdiction's facts with one of them read again and found right. */
export function confirmedFacts(
  facts: readonly StateFact[],
  { fact: id, source, checked }: Omit<Confirmation, 'version'>,
): Corrected {
  const at = facts.findIndex((one) => factId(one) === id)
  const old = facts[at]
  return old ? written(facts, at, { ...old, source, checked }, false) : refused(GONE)
}
