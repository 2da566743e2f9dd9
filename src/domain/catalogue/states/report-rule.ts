import { z } from 'zod'

const everyYears = z.union([z.literal(1), z.literal(2)])
const monthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must look like 04-15')

/** When the first report of a company falls due. */
const first = z.enum([
  'year_after_formation',
  'first_anniversary',
  'second_anniversary',
  'within_90_days_of_formation',
  'first_odd_year_after_formation',
  'biennial_by_formation_year_parity',
])

const repeating = { every_years: everyYears, first }

const anniversary = <T extends string>(type: T) =>
  z.strictObject({ type: z.literal(type), ...repeating })

/** When a state wants its recurring report, in the words of `states.json`. */
export const reportRule = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  z.strictObject({
    type: z.literal('fixed_date'),
    due: monthDay,
    opens: monthDay.optional(),
    year_parity: z.enum(['odd', 'even']).optional(),
    ...repeating,
  }),
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
    day: z.union([z.int().min(1).max(31), z.literal('last')]),
    ...repeating,
  }),
])

export type ReportRule = z.infer<typeof reportRule>

/** What is wrong with a rule, in a sentence; nothing when it is right. */
export function reportRuleProblem(value: unknown): string | undefined {
  const parsed = reportRule.safeParse(value)
  if (parsed.success) return undefined
  const [issue] = parsed.error.issues
  return `The rule is not usable: ${issue?.path.join('.') || 'type'} ${issue?.message ?? 'is wrong'}`
}
