import { z } from 'zod'

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

export const IMPORT_FIELD_NAMES = [
  'email',
  'firstName',
  'lastName',
  'name',
  'phone',
  'companyName',
  'source',
] as const satisfies readonly ImportField[]

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

const shortText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Use at most ${max} characters`)
    .refine((text) => !text.includes('\0'), 'Remove the characters that cannot be shown')

/** Under which consent the people of a file may get marketing mail, if under any. */
export const consentInput = z.object({
  textVersion: shortText(40).min(1, 'Enter which text they agreed to'),
  where: shortText(200).min(1, 'Enter where they agreed'),
  purpose: z.enum(['offers', 'reminders'], 'Choose what they agreed to'),
})
export type ImportConsent = z.output<typeof consentInput>

export const importOptions = z.object({
  /** Without one, the names of the columns are gone by. */
  mapping: mappingInput.nullable().default(null),
  consent: consentInput.nullable().default(null),
  fileName: shortText(200).default('leads.csv'),
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

/** A lead as a file has it. */
export type ImportedLead = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly companyName: string
  readonly source: string
}

export type RefusedCell = {
  /** The number that a spreadsheet shows. */
  readonly row: number
  readonly column: string
  readonly cell: string
  readonly message: string
}

/** Line ends, other controls, and signs that turn the direction of what follows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const UNSHOWN = /[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/

const cell = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Use at most ${max} characters`)
    .refine((text) => !UNSHOWN.test(text), 'Remove line breaks and characters that cannot be shown')

const CELLS = {
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254, 'Use at most 254 characters')
    .pipe(z.email('This is not an email address')),
  firstName: cell(100),
  lastName: cell(100),
  name: cell(200),
  phone: cell(40),
  companyName: cell(200),
  source: cell(100),
} as const satisfies Record<ImportField, z.ZodType>

const SHOWN = 80

type Read =
  | { readonly ok: true; readonly lead: ImportedLead }
  | { readonly ok: false; readonly refused: RefusedCell }

/** The given name and the rest of a full one. */
function split(name: string): readonly [first: string, last: string] {
  const [first = '', ...rest] = name.split(/\s+/)
  return [first.slice(0, 100), rest.join(' ').slice(0, 100)]
}

type Row = { readonly row: number; readonly cells: readonly string[] }

/** A row as a lead, or the cell for which it is none. @param readPhone the number as it is kept; null for none */
export function readRow(
  { row, cells }: Row,
  head: readonly string[],
  mapping: Mapping,
  readPhone: (typed: string) => string | null,
): Read {
  const found: Partial<Record<ImportField, string>> = {}
  const refuse = (index: number, message: string): Read => ({
    ok: false,
    refused: {
      row,
      column: head[index] || `Column ${index + 1}`,
      cell: (cells[index] ?? '').slice(0, SHOWN),
      message,
    },
  })
  for (const [index, field] of mapping.entries()) {
    if (!field) continue
    const parsed = CELLS[field].safeParse(cells[index] ?? '')
    if (!parsed.success) return refuse(index, parsed.error.issues[0]?.message ?? 'Not valid')
    found[field] = parsed.data
  }
  const phone = found.phone ? readPhone(found.phone) : ''
  if (phone === null) return refuse(mapping.indexOf('phone'), 'This is not a phone number')
  const [first, last] = split(found.name ?? '')
  return {
    ok: true,
    lead: {
      email: found.email ?? '',
      firstName: found.firstName || first,
      lastName: found.lastName || last,
      phone,
      companyName: found.companyName ?? '',
      source: found.source || 'import',
    },
  }
}

const FILLED = ['firstName', 'lastName', 'phone', 'companyName'] as const

type Known = Partial<Readonly<Record<(typeof FILLED)[number], string | null>>>

/** The blanks of a known lead that a file fills: what is there is never overwritten. */
export const filledBy = (
  known: Known,
  told: ImportedLead,
): Partial<Record<(typeof FILLED)[number], string>> =>
  Object.fromEntries(
    FILLED.filter((name) => !known[name] && told[name]).map((name) => [name, told[name]]),
  )
