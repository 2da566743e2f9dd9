import { z } from 'zod'
import { keysOf } from '@/src/domain/vocabulary/keys'
import { FULL_NAME_MAX } from '@/src/domain/vocabulary/text/full-name'
import { requiredLine, typedEmail, typedLine } from '@/src/domain/vocabulary/text/typed-text'

/** What a column of a file can hold. */
export const IMPORT_FIELDS = {
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  name: 'Full name',
  phone: 'Phone',
  companyName: 'Company',
  source: 'Source',
} as const

export type ImportField = keyof typeof IMPORT_FIELDS

export const IMPORT_FIELD_NAMES = keysOf(IMPORT_FIELDS)

/** What each column of a file holds, from the left; null: nothing that is wanted. */
export const mappingInput = z
  .array(z.enum(IMPORT_FIELD_NAMES).nullable())
  .max(100)
  .refine((fields) => fields.includes('email'), 'Choose the column with the email addresses')
  .refine((fields) => {
    const used = fields.filter((field) => field !== null)
    return new Set(used).size === used.length
  }, 'Choose each field for one column only')
export type Mapping = z.output<typeof mappingInput>

/** Under which consent the people of a file may get marketing mail, if under any. */
export const consentInput = z.object({
  textVersion: requiredLine('Enter which text they agreed to', 40),
  where: requiredLine('Enter where they agreed', 200),
  purpose: z.enum(['offers', 'reminders'], 'Choose what they agreed to'),
})
export type ImportConsent = z.output<typeof consentInput>

export const importOptions = z.object({
  /** Without one, the names of the columns are gone by. */
  mapping: mappingInput.nullable().default(null),
  consent: consentInput.nullable().default(null),
  fileName: typedLine(200).default('leads.csv'),
})
export type ImportOptions = z.output<typeof importOptions>

const NAMES: Readonly<Record<ImportField, RegExp>> = {
  email: /^e-?mail(?: address)?$/,
  firstName: /^(?:first|given) ?name$/,
  lastName: /^(?:last|family) ?name$|^surname$/,
  name: /^(?:full |contact )?name$/,
  phone: /^(?:phone|mobile|tel(?:ephone)?)(?: number)?$/,
  companyName: /^company(?: name)?$|^business(?: name)?$/,
  source: /^(?:lead )?source$/,
}

/** What the columns hold, going by their names. */
export function guessMapping(head: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>()
  return head.map((label) => {
    const words = label.trim().toLowerCase().replaceAll(/[_-]+/g, ' ').replace('e mail', 'email')
    const field = IMPORT_FIELD_NAMES.find((one) => !taken.has(one) && NAMES[one].test(words))
    if (field) taken.add(field)
    return field ?? null
  })
}

export type ImportedLead = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly companyName: string
  readonly source: string
}

/** A cell that cannot be used: without it there is no lead, or it is left out of one. */
const refusedCell = z.object({
  /** The number that a spreadsheet shows. */
  row: z.number(),
  column: z.string(),
  cell: z.string(),
  message: z.string(),
})
export type RefusedCell = z.output<typeof refusedCell>

/** What a file would do. */
export const importPlan = z.object({
  columns: z.array(z.string()),
  mapping: z.array(z.enum(IMPORT_FIELD_NAMES).nullable()),
  added: z.number(),
  merged: z.number(),
  same: z.number(),
  refused: z.number(),
  /** Cells that cannot be used, of rows that can. */
  leftOut: z.number(),
  refusals: z.array(refusedCell),
  /** The first cells that are left out. */
  omissions: z.array(refusedCell),
  examples: z.array(z.object({ row: z.number(), email: z.string(), words: z.string() })),
  /** The name of exactly this file read in this way. */
  token: z.string(),
})
export type ImportPlan = z.output<typeof importPlan>

const CELLS = {
  email: typedEmail('This is not an email address'),
  firstName: typedLine(100),
  lastName: typedLine(100),
  name: typedLine(FULL_NAME_MAX),
  phone: typedLine(40),
  companyName: typedLine(200),
  source: typedLine(100),
} as const satisfies Record<ImportField, z.ZodType>

const SHOWN = 80

type Read =
  | { readonly ok: true; readonly lead: ImportedLead; readonly leftOut: readonly RefusedCell[] }
  | { readonly ok: false; readonly refused: RefusedCell }

/** The given name and the rest of a full one. */
function split(name: string): readonly [first: string, last: string] {
  const [first = '', ...rest] = name.split(/\s+/)
  return [first.slice(0, 100), rest.join(' ').slice(0, 100)]
}

type Row = { readonly row: number; readonly cells: readonly string[] }

/**
 * A row as a lead, or the address for which it is none. Another cell that cannot be used is left
 * out, and the person stays. @param readPhone the number as it is kept; null for none
 */
export function readRow(
  { row, cells }: Row,
  head: readonly string[],
  mapping: Mapping,
  readPhone: (typed: string) => string | null,
): Read {
  const found: Partial<Record<ImportField, string>> = {}
  const leftOut: RefusedCell[] = []
  for (const [index, field] of mapping.entries()) {
    if (!field) continue
    const given = cells[index] ?? ''
    const parsed = CELLS[field].safeParse(given)
    const value = parsed.success && field === 'phone' && parsed.data ? readPhone(parsed.data) : null
    const problem = parsed.success
      ? field === 'phone' && parsed.data && value === null && 'This is not a phone number'
      : (parsed.error.issues[0]?.message ?? 'Not valid')
    if (!problem) {
      found[field] = value ?? parsed.data
      continue
    }
    const column = head[index] || `Column ${index + 1}`
    const refused = { row, column, cell: given.slice(0, SHOWN), message: problem }
    if (field === 'email') return { ok: false, refused }
    leftOut.push(refused)
  }
  const [first, last] = split(found.name ?? '')
  return {
    ok: true,
    leftOut,
    lead: {
      email: found.email ?? '',
      firstName: found.firstName || first,
      lastName: found.lastName || last,
      phone: found.phone ?? '',
      companyName: found.companyName ?? '',
      source: found.source || 'import',
    },
  }
}

/** What a file fills in of a lead that is known. */
export const FILLED = ['firstName', 'lastName', 'phone', 'companyName'] as const

type Known = Partial<Readonly<Record<(typeof FILLED)[number], string | null>>>

/** The blanks of a known lead that a file fills: what is there is never overwritten. */
export const filledBy = (
  known: Known,
  told: ImportedLead,
): Partial<Record<(typeof FILLED)[number], string>> =>
  Object.fromEntries(
    FILLED.filter((name) => !known[name] && told[name]).map((name) => [name, told[name]]),
  )
