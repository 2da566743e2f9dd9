import { z } from 'zod'

import {
  type CompanyTraits,
  condition,
  conditionHolds,
} from '@/src/domain/catalogue/facts/condition'

const everyYears = z.union([z.literal(1), z.literal(2)])
/** A day of each year: `04-15`. */
export const monthDay = z
  .string()
  .regex(
    /^(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31|02-29)$/,
    'must look like 04-15',
  )
const dayOfMonth = z.union([z.int().min(1).max(31), z.literal('last')])

/** When the first one falls due. */
const first = z.enum([
  'year_after_formation',
  'first_anniversary',
  'second_anniversary',
  'within_90_days_of_formation',
  'first_odd_year_after_formation',
  'first_even_year_after_formation',
  'biennial_by_formation_year_parity',
  'year_of_formation', // on its day in the year of the formation, where that is still ahead
])

/** A day beside the due day: one of the calendar, or so many days or whole months away. */
const beside = z.union([
  monthDay,
  z.strictObject({ days: z.int().min(1).max(366) }),
  z.strictObject({ months: z.int().min(0).max(11) }),
])

/** From when it can be filed, and from when it counts as late where that is not the next day. */
const around = { opens: beside.optional(), late: beside.optional() }

const repeating = {
  every_years: everyYears,
  first,
  late: beside.optional(),
  /** A company formed after this day of a year is spared the first one. */
  spared_after: monthDay.optional(),
  /**
   * One more before the rhythm begins, on a day of the Nth month, that of the formation counted;
   * none for a company that was formed after a day of the year.
   */
  begins: z
    .strictObject({
      month: z.int().min(1).max(12),
      day: dayOfMonth,
      formed_until: monthDay.optional(),
    })
    .optional(),
}

const opening = { ...repeating, opens: beside.optional() }

const anniversary = <T extends string>(type: T) =>
  z.strictObject({ type: z.literal(type), ...opening })

/** The rules that repeat every one or two years: one deadline each time. */
const yearly = [
  z.strictObject({ type: z.literal('fixed_date'), due: monthDay, ...opening }),
  anniversary('anniversary_date'),
  anniversary('anniversary_month_start'),
  anniversary('anniversary_month_end'),
  anniversary('before_anniversary_month'),
  anniversary('anniversary_quarter_end'),
  z.strictObject({
    type: z.literal('anniversary_month_window'),
    months_before: z.int().min(0).max(11),
    months_after: z.int().min(0).max(11),
    ...repeating,
  }),
  z.strictObject({
    type: z.literal('fiscal_year_end_offset'),
    months: z.int().min(1).max(12),
    day: dayOfMonth,
    ...opening,
  }),
] as const

const rule = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  ...yearly,
  /** Each quarter of the calendar, on a day of the Nth month after it. */
  z.strictObject({
    type: z.literal('quarterly'),
    months: z.int().min(1).max(3),
    day: dayOfMonth,
    ...around,
  }),
  /** Some days of each year, from the first one after the formation on. */
  z.strictObject({
    type: z.literal('several_days'),
    days: z
      .array(monthDay)
      .min(2)
      .refine((days) => days.every((day, at) => at === 0 || day > (days[at - 1] ?? '')), {
        message: 'must be in order, each once',
      }),
    ...around,
  }),
  /** Once: so long after the formation, at once, or by the end of that year. */
  z.strictObject({
    type: z.literal('once'),
    within: z.union([
      z.strictObject({
        months: z.int().min(1).max(24).optional(),
        days: z.int().min(1).max(366).optional(),
      }),
      z.enum(['at_once', 'year_end']),
    ]),
    opens: beside.optional(),
  }),
])

/** When something falls due for one kind of company. */
export type Rule = z.infer<typeof rule>
export type RepeatingRule = z.infer<(typeof yearly)[number]>
export type Beside = z.infer<typeof beside>

/**
 * When a state wants something. Where the day depends on the company, the first case that holds
 * counts; `otherwise` also holds while too little is known, so it has the earliest day.
 */
export const schedule = z.discriminatedUnion('type', [
  ...rule.options,
  z.strictObject({
    type: z.literal('depends'),
    cases: z.array(z.strictObject({ when: condition, rule })).min(1),
    otherwise: rule,
  }),
])

export type Schedule = z.infer<typeof schedule>

export function ruleFor(plan: Schedule, company: CompanyTraits): Rule {
  if (plan.type !== 'depends') return plan
  return plan.cases.find(({ when }) => conditionHolds(when, company))?.rule ?? plan.otherwise
}

/** What is wrong with a schedule, in a sentence; nothing when it is right. */
export function scheduleProblem(value: unknown): string | undefined {
  const parsed = schedule.safeParse(value)
  if (parsed.success) return undefined
  const [issue] = parsed.error.issues
  return `The rule is not usable: ${issue?.path.join('.') || 'type'} ${issue?.message ?? 'is wrong'}`
}
