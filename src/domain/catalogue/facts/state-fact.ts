import { z } from 'zod'

import { condition } from '@/src/domain/catalogue/facts/condition'
import { fee } from '@/src/domain/catalogue/facts/fee'
import { schedule } from '@/src/domain/catalogue/facts/schedule'

/** The types of company that have facts; any other is a request to staff. */
export const FACT_COMPANIES = ['llc', 'corporation'] as const
export type FactCompany = (typeof FACT_COMPANIES)[number]

/** `confirmed` was read on a page that states it; `usual` commonly holds, and stays on staff's list. */
export const CERTAINTIES = ['confirmed', 'usual'] as const

export const httpUrl = z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(500)

/**
 * One statement about one jurisdiction for one type of company, in one version.
 *
 * Keys: `filing_fee`, `name_reservation`, `report`, `licence`, `tax` and further `tax.…`, what is
 * wanted once after the formation as `first.…`. A faster review by the state is `expedite.…`, or
 * `expedite_other.…` where we can't ask for it. What has no fee: `turnaround`, whose words follow the
 * state's name, `name_ending` and `restricted_words`.
 */
export const stateFact = z.strictObject({
  key: z.string().regex(/^[a-z]+(_[a-z]+)*(\.[a-z]+(_[a-z]+)*)?$/, 'must look like tax.llc_fee'),
  company: z.enum(FACT_COMPANIES),
  /** Its name as the state has it: `Annual Report`. */
  title: z.string().min(1).max(120),
  /** What the customer reads beside it; may be empty. */
  words: z.string().max(600),
  fee,
  due: schedule,
  /** Who owes it: all companies of the type, or those that the words tell of. */
  applies: z.union([
    z.literal('everybody'),
    z.strictObject({ owedByAll: z.boolean(), who: z.string().min(1).max(400) }),
  ]),
  /** Only companies like this have it at all. */
  when: condition.optional(),
  /** It is paid, not filed, though it is called a report. */
  isPayment: z.boolean().optional(),
  /** Paid together with another fact, by its key. */
  paidWith: z.string().optional(),
  /** The first day on which this version holds; null has always held. */
  from: z.iso.date().nullable(),
  /** Whether `from` is a day, or the beginning of the tax year for which something is owed. */
  basis: z.enum(['day', 'tax_year']).optional(),
  source: z.strictObject({ title: z.string().min(1).max(200), url: httpUrl }).nullable(),
  /** The day on which someone read it there. */
  checked: z.iso.date().nullable(),
  certainty: z.enum(CERTAINTIES),
  /** For staff; visitors can read it like all of a fact, so it holds no secret. */
  note: z.string().max(1000),
})

export type StateFact = z.infer<typeof stateFact>

/** Whether a source is a page that can state the fact: a homepage or a contact page cannot. */
export function citesPage(source: StateFact['source']): source is NonNullable<StateFact['source']> {
  if (!source) return false
  const { pathname } = new URL(source.url)
  const isContact = pathname.split('/').some((part) => /^contact(?:s|-us)?(?:\.\w+)?$/i.test(part))
  return pathname !== '/' && !isContact
}

/** What tells one version of one fact from all others of a jurisdiction. */
export const factId = ({ key, company, from }: Pick<StateFact, 'key' | 'company' | 'from'>) =>
  `${company}:${key}:${from ?? 'always'}`

/** Everything that is known of a jurisdiction, each version of a fact once. */
export const stateFacts = z
  .array(stateFact)
  .max(200)
  .superRefine((facts, context) => {
    const seen = new Set<string>()
    for (const [at, fact] of facts.entries()) {
      const id = factId(fact)
      if (seen.has(id)) context.addIssue({ code: 'custom', path: [at], message: `twice: ${id}` })
      seen.add(id)
    }
  })

/** What is wrong with a jurisdiction's facts, in a sentence; nothing when they are right. */
export function factsProblem(value: unknown): string | undefined {
  const parsed = stateFacts.safeParse(value)
  if (parsed.success) return undefined
  const [issue] = parsed.error.issues
  return `The facts are not usable: ${issue?.path.join('.') || 'they'} ${issue?.message ?? 'are wrong'}`
}

/** A stored list of facts; one that cannot be read counts for nothing, so that nothing is charged by it. */
export function readFacts(value: unknown): readonly StateFact[] {
  const parsed = stateFacts.safeParse(value)
  return parsed.success ? parsed.data : []
}
