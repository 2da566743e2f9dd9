import type { FiledAgent } from '@/src/domain/catalogue/states/our-agent'
import { type BusinessAddress, type Place, stockRows } from '@/src/domain/filing/company-answers'
import { formatShares, OFFICERS, OFFICES } from '@/src/domain/filing/corporation'
import type { FilingView } from '@/src/domain/filing/filing-view'
import { formatPercent } from '@/src/domain/filing/ownership'
import { countryName } from '@/src/domain/vocabulary/places/countries'
import { capitalized } from '@/src/domain/vocabulary/text/capitalized'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'

import stateForms from './state-forms.json' with { type: 'json' }

/** What a state's LLC form asks for and where it is filed, as the sources of November 25, 2026 say. */
type StateForm = {
  readonly portal?: { readonly name: string; readonly url: string }
  /** What is known of a field beyond that it is required, by the name of the field. */
  readonly asks: Readonly<Record<string, string>>
  readonly traps: readonly string[]
}

const FORMS: Readonly<Record<string, StateForm>> = stateForms

export type SheetField = {
  readonly label: string
  readonly value: string
  /** How the state wants it. */
  readonly hint?: string
}

export type SheetGroup = {
  readonly title: string
  readonly fields: readonly SheetField[]
  readonly hint?: string
}

export type FilingSheet = {
  readonly groups: readonly SheetGroup[]
  /** Where it is filed online; null where no address is known. */
  readonly portal: { readonly name: string; readonly url: string } | null
  /** What gets a filing rejected there. */
  readonly traps: readonly string[]
}

type Address = {
  readonly line?: string | null
  readonly city?: string | null
  readonly state?: string | null
  readonly zipCode?: string | null
  readonly country?: string | null
}

/** What goes into the form besides the filing's answers. */
export type SheetSource = {
  readonly filing: FilingView
  /** With its designator, in the letters that the state takes. */
  readonly legalName: string
  readonly purpose: string
  readonly address: Address
  readonly expedited: string
  readonly email: string
  readonly phone: string
  /** Who files: the operator, and the person who signs for it where staff have named one. */
  readonly operator: {
    readonly legalName: string
    readonly address: string
    readonly organizer: { readonly name: string } | null
  }
}

type Row = readonly [label: string, value: string | null | undefined, hint?: string]

const fieldsOf = (rows: readonly Row[]): SheetField[] =>
  rows.flatMap(([label, value, hint]) =>
    value?.trim() ? [{ label, value: value.trim(), ...(hint ? { hint } : {}) }] : [],
  )

const placeParts = (
  ...[street, city, region, code, country]: (string | null | undefined)[]
): Row[] => [
  ['Street', street],
  ['City', city],
  ['State or region', region],
  ['ZIP or postal code', code],
  ['Country', country],
]

/** Where the buyer lives, as long as the company has no address of its own. */
const orderRows = ({ line, city, state, zipCode, country }: Address) =>
  placeParts(line, city, state, zipCode, country)

/** One of the company's addresses: its own in parts, or the one that we assign. */
function placeRows(at: string, own: Place, ours: BusinessAddress): Row[] {
  if (at === 'ours') return [['Address', ours?.assigned ?? 'Our business address, once assigned']]
  const { street, city, region, postalCode, country } = own
  return placeParts(street, city, region, postalCode, country && countryName(country))
}

const ourRows = (agent: FiledAgent, state: string): Row[] => [
  ['Name', agent.name],
  ['Street', agent.street],
  ['City', agent.city],
  ['State', state],
  ['ZIP code', agent.zipCode],
]

function agentGroup({ answers: { registeredAgent: own }, state }: FilingView, form: StateForm) {
  const hint = form.asks.agent_consent && `Agent’s consent: ${form.asks.agent_consent}`
  if (own.kind === 'ours') {
    const rows = state.agent
      ? ourRows(state.agent, state.code)
      : ([['Name', 'Enter our agent in States & Entities']] as const)
    return { title: 'Registered agent, ours', fields: fieldsOf(rows), hint }
  }
  const rows: Row[] = [
    ['Name', own.name],
    ['Street', own.address, form.asks.registered_office_street],
    ['City', own.city],
    ['State', own.name && state.code],
    ['ZIP code', own.zipCode],
  ]
  const fields = own.kind === 'own' ? fieldsOf(rows) : []
  return { title: 'Registered agent, the customer’s', fields, hint }
}

function managementGroups({ companyType, answers }: FilingView, asks: StateForm['asks']) {
  const { managers, officers, authorizedShares: shares, management, members } = answers
  const isCorporation = companyType === 'corporation'
  const people = managers.map(({ name, address }, index) => ({
    title: `${isCorporation ? 'Director' : 'Manager'} ${index + 1}`,
    fields: fieldsOf([
      ['Name', name],
      ['Address', address],
    ]),
    hint: asks.managers_named,
  }))
  if (isCorporation) {
    const stock = fieldsOf([
      ['Authorized shares', shares === null ? '' : formatShares(shares)],
      ...stockRows(answers.company),
    ])
    const rows = OFFICES.map((office): Row => [OFFICERS[office], officers[office]])
    return [
      { title: 'Shares', fields: stock },
      ...people,
      { title: 'Officers', fields: fieldsOf(rows) },
    ]
  }
  const word = management === 'manager' ? 'Manager-managed' : 'Member-managed'
  const owners = members.filter(({ isManager }) => isManager).map(({ name }) => name)
  const rows: Row[] = [
    ['Managed by', management && word],
    ...(management === 'manager' ? owners : []).map((name): Row => ['Manager', name]),
  ]
  return [
    { title: 'Management', fields: fieldsOf(rows), hint: asks.management },
    ...(management === 'manager' ? people : []),
  ]
}

function ownerGroups({ companyType, answers }: FilingView, asks: StateForm['asks']) {
  const owner = companyType === 'corporation' ? 'Shareholder' : 'Member'
  const named = answers.members.filter(({ name }) => name !== '')
  return named.map(({ name, address, country, ownershipBasisPoints: share }, index) => ({
    title: `${owner} ${index + 1}`,
    fields: fieldsOf([
      ['Name', name],
      ['Address', address],
      ['Country', country && countryName(country)],
      ['Share', share > 0 ? `${formatPercent(share)}%` : ''],
    ]),
    hint: asks.members_named,
  }))
}

/** What the state does not ask for goes last: it is there for who files on paper, or is asked. */
const isUnasked = ({ hint }: SheetGroup) => Boolean(hint?.startsWith(UNASKED))

const UNASKED = 'Not required by statute'

/** What the source says of a field, as a sentence begins. */
function hintOf(said: string): string {
  const plain = said
    .replace(/^not among the required contents(?: by statute)?/, UNASKED)
    .replace(/^required: /, '')
  return capitalized(plain)
}

/**
 * The values of a state's form, one by one in its order: where the sources know what the state asks
 * for, what it does not ask for comes last.
 */
export function filingSheet(source: SheetSource): FilingSheet {
  const { filing, address, operator } = source
  const { answers, businessAddress: ours } = filing
  const { company } = answers
  const form = FORMS[filing.state.code] ?? { asks: {}, traps: [] }
  const said = filing.companyType === 'corporation' ? {} : form.asks
  const asks = Object.fromEntries(Object.entries(said).map(([name, one]) => [name, hintOf(one)]))
  const groups: SheetGroup[] = [
    {
      title: 'Company',
      fields: fieldsOf([
        ['Legal name', source.legalName],
        ['Second choice of name', company.secondName],
        ['Third choice of name', company.thirdName],
        [
          'Effective date',
          company.effectiveOn ? calendarDay(company.effectiveOn) : 'On filing',
          asks.effective_date,
        ],
        ['Purpose', source.purpose, asks.purpose],
        ['Expedited', source.expedited],
      ]),
      hint: asks.other,
    },
    {
      title: 'Principal office',
      fields: fieldsOf(
        company.officeAt === 'ours' || company.office.street
          ? placeRows(company.officeAt, company.office, ours)
          : orderRows(address),
      ),
      hint: asks.principal_office,
    },
    {
      title: 'Mailing address',
      fields: fieldsOf(
        company.mailAt === 'office'
          ? [['Same as principal office', 'Yes']]
          : placeRows(company.mailAt, company.mail, ours),
      ),
      hint: asks.mailing_address,
    },
    agentGroup(filing, { ...form, asks }),
    ...managementGroups(filing, asks),
    ...ownerGroups(filing, asks),
    {
      title: filing.companyType === 'corporation' ? 'Incorporator, us' : 'Organizer, us',
      fields: fieldsOf([
        ['Name', operator.organizer?.name ?? operator.legalName, asks.organizer_name],
        ['Address', operator.address, asks.organizer_address],
      ]),
    },
    {
      title: 'Contact',
      fields: fieldsOf([
        ['Email', source.email, asks.email],
        ['Phone', source.phone],
        ['Responsible party', answers.responsibleParty.name],
      ]),
    },
  ].filter(({ fields }) => fields.length > 0)
  return {
    groups: [...groups.filter((one) => !isUnasked(one)), ...groups.filter(isUnasked)],
    portal: form.portal ?? null,
    traps: filing.companyType === 'corporation' ? [] : form.traps,
  }
}
