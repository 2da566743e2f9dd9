import { COMMUNITY_STATES } from '@/src/domain/filing/details/work-forms'
import dbaLaws from '@/src/domain/papers/dba-laws.json' with { type: 'json' }
import stateLaws from '@/src/domain/papers/state-laws.json' with { type: 'json' }
import type { CompanyType } from '@/src/domain/vocabulary/company-types'

type StateLaw = {
  /** Where the state's law of limited liability companies begins. */
  readonly cite: string
  /** What names that place: `own` is not to be relied on before it was looked up. */
  readonly source: string
  /** What forms an LLC, and what a corporation. */
  readonly llc: string
  readonly corporation: string
}
export const STATE_LAWS: Readonly<Record<string, StateLaw>> = stateLaws

type DbaLaw = (typeof dbaLaws)['AK']
/**
 * What each state says of names under which a company does business: US LLC State Requirements
 * Dataset (github.com/startupsolellc/us-llc-fees-dataset, CC BY 4.0), August 2026.
 */
const DBA_LAWS: Readonly<Record<string, DbaLaw>> = dbaLaws

type State = { readonly code: string; readonly name: string }

const COMMONWEALTHS = ['KY', 'MA', 'PA', 'VA']

/** `the State of Wyoming`, `the Commonwealth of Virginia`, `the District of Columbia`. */
export function fullNameOf({ code, name }: State): string {
  if (code === 'DC') return 'the District of Columbia'
  return `the ${COMMONWEALTHS.includes(code) ? 'Commonwealth' : 'State'} of ${name}`
}

const KINDS: Readonly<Record<CompanyType, string>> = {
  llc: 'limited liability company',
  corporation: 'corporation',
  partnership: 'partnership',
}

/** `a Wyoming limited liability company`, `an Ohio corporation`. */
export function aCompanyOf({ name }: State, type: CompanyType): string {
  const article = /^[AEIO]/.test(name) ? 'an' : 'a' // Utah is spoken with a y
  return `${article} ${name} ${KINDS[type]}`
}

/** The law that a company is formed under, as an agreement names it. */
export function actOf(state: State, type: CompanyType): string {
  if (type === 'corporation') return `the business corporation law of ${fullNameOf(state)}`
  const cite = STATE_LAWS[state.code]?.cite
  return `the limited liability company law of ${fullNameOf(state)}${cite ? ` (${cite} and the sections that belong to it)` : ''}`
}

/** What the state calls the document that forms a company. */
export function charterOf({ code }: State, type: CompanyType): string {
  if (type === 'partnership') return 'formation document'
  const usual = { llc: 'Articles of Organization', corporation: 'Articles of Incorporation' }
  return (STATE_LAWS[code] ?? usual)[type]
}

export const isCommunityProperty = ({ code }: State): boolean => code in COMMUNITY_STATES

/** Where the act follows the uniform one: each member has one vote and an equal share. */
const UNIFORM = 'AZ CT DC ID IA IL MN NE NJ ND PA SD UT VT WY'.split(' ')
const BY_CONTRIBUTION = ['DE', 'TX', 'FL', 'NY', 'CA']

/** What holds where an agreement is silent on votes, as far as we know it; null elsewhere. */
export function votingLaw({ code, name }: State): string | null {
  if (UNIFORM.includes(code)) return `If nothing is chosen, ${name} gives each member one vote.`
  if (['DE', 'NY', 'CA', 'FL'].includes(code)) {
    return `If nothing is chosen, ${name} counts votes by the members’ shares of the profits.`
  }
  return null
}

/** How profits and distributions are shared, and where the law says so. */
export function sharingLaw({ code, name }: State): string | null {
  if (UNIFORM.includes(code)) {
    return `Where an agreement is silent, ${name} divides distributions equally among the members.`
  }
  if (BY_CONTRIBUTION.includes(code)) {
    return `Where an agreement is silent, ${name} divides distributions by the agreed value of contributions.`
  }
  return null
}

/** Where the agent's own signed acceptance goes along with the filing or is kept with it. */
const ACCEPTANCE = 'AZ FL MA NV NM OH WA WY KY TN TX LA'.split(' ')
export const wantsAcceptance = ({ code }: State): boolean => ACCEPTANCE.includes(code)

/** Where the articles name the first directors, so that no incorporator has to. */
const DIRECTORS_NAMED = ['MA']
export const namesDirectors = ({ code }: State): boolean => DIRECTORS_NAMED.includes(code)

export const dbaLawOf = ({ code }: State) => DBA_LAWS[code] ?? null
