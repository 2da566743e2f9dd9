import { type BusinessAddress, companyGaps, issueGaps } from '@/src/domain/filing/company-answers'
import { formatShares, mostShares, OFFICES, peopleText } from '@/src/domain/filing/corporation'
import { latin } from '@/src/domain/filing/details/field'
import type { FilingAnswers } from '@/src/domain/filing/filing-answers'
import { ownershipProblem } from '@/src/domain/filing/ownership'
import { type AgentOffer, agentProblems } from '@/src/domain/filing/registered-agent'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'
import { placeRefusal } from '@/src/domain/vocabulary/places/sanctioned-places'

/** One thing that is missing or wrong: where, by the dotted path of its field, and how to mend it. */
export type Missing = { readonly path: string; readonly message: string }

/** What the answers are judged against. */
export type FilingContext = {
  readonly companyType: CompanyType
  /** Where the company is formed. */
  readonly state: { readonly code: string; readonly name: string }
  readonly agentOffer: AgentOffer
  readonly businessAddress: BusinessAddress
  /** The ISO day in the business time zone. */
  readonly today: string
  /** Whether a number of the chosen kind is kept, or was typed and is valid. */
  readonly hasTaxId: boolean
}

function memberGaps({ members }: FilingAnswers, { companyType }: FilingContext): Missing[] {
  const { owner } = peopleText(companyType)
  if (members.length === 0) return [{ path: 'members', message: `Add at least one ${owner}` }]
  const gaps = members.flatMap((member, index): Missing[] => {
    const at = `members.${index}`
    const company = member.kind === 'company'
    const place = member.country ? placeRefusal(member) : 'Choose the country'
    return [
      ...typed(`${at}.name`, member.name, `Enter the ${company ? 'company' : owner}’s name`),
      ...typed(`${at}.address`, member.address, 'Enter the address'),
      ...(place === null ? [] : [gap(`${at}.country`, place)]),
      ...(member.ownershipBasisPoints > 0
        ? []
        : [gap(`${at}.ownership`, 'Enter the share in percent, more than 0')]),
    ]
  })
  const problem = ownershipProblem(members)
  const areAllGiven = members.every((member) => member.ownershipBasisPoints > 0)
  return problem && areAllGiven ? [...gaps, gap('members', problem)] : gaps
}

function managementGaps({ management, members, managers }: FilingAnswers): Missing[] {
  if (!management) return [gap('management', 'Choose who runs the company')]
  if (management === 'member') return []
  const gaps = managers.flatMap((manager, index) =>
    typed(`managers.${index}.name`, manager.name, 'Enter the manager’s name, or remove this one'),
  )
  const hasOne = managers.length > 0 || members.some((member) => member.isManager)
  return hasOne
    ? gaps
    : [
        gap(
          'management',
          'A manager-managed company needs a manager. Mark an owner, or add a manager',
        ),
      ]
}

function sharesGaps(shares: number | null, { state }: FilingContext): Missing[] {
  const most = mostShares(state.code)
  if (shares !== null && shares >= 1 && shares <= most) return []
  const message = `Enter a whole number from 1 to ${formatShares(most)}. Contact us if you need more.`
  return [gap('authorizedShares', message)]
}

function directorGaps({ managers }: FilingAnswers): Missing[] {
  if (managers.length === 0) return [gap('managers', 'Add at least one director')]
  return managers.flatMap(({ name, address }, index) => [
    ...typed(`managers.${index}.name`, name, 'Enter the director’s name, or remove this one'),
    ...typed(`managers.${index}.address`, address, 'Enter the address'),
  ])
}

const officerGaps = ({ officers }: FilingAnswers): Missing[] =>
  OFFICES.flatMap((office) =>
    typed(`officers.${office}`, officers[office], `Enter the ${office}’s name`),
  )

function agentGaps({ registeredAgent: agent }: FilingAnswers, context: FilingContext): Missing[] {
  if (!agent.kind) return [gap('registeredAgent.kind', 'Choose a registered agent')]
  if (agent.kind === 'own') {
    const problems = Object.entries(agentProblems(agent, context.state))
    return problems.map(([field, message]) => gap(`registeredAgent.${field}`, message))
  }
  return context.agentOffer.isIncluded
    ? []
    : [
        gap(
          'registeredAgent.kind',
          'Our registered agent is not part of this order yet. Add it to the order, or name your own.',
        ),
      ]
}

function partyGaps({ responsibleParty: party }: FilingAnswers, context: FilingContext): Missing[] {
  const ask = 'Enter the name of the responsible party'
  const name = typed('responsibleParty.name', party.name, ask)
  if (!party.taxIdKind)
    return [...name, gap('responsibleParty.taxIdKind', 'Choose SSN, ITIN, or foreign')]
  if (party.taxIdKind === 'foreign' || context.hasTaxId) return name
  return [...name, gap('taxId', `Enter the ${party.taxIdKind.toUpperCase()}`)]
}

const gap = (path: string, message: string): Missing => ({ path, message })

/** A name or address: there, and in letters that the state and the IRS take. */
function typed(path: string, text: string, ask: string): Missing[] {
  const problem = text === '' ? ask : latin(text)
  return problem === null ? [] : [gap(path, problem)]
}

/**
 * Everything that a filing still lacks, in the order in which the form asks for it.
 *
 * The one judge of completeness, in the browser and on the server: an empty list is complete.
 */
export function whatIsMissing(answers: FilingAnswers, context: FilingContext): Missing[] {
  const isCorporation = context.companyType === 'corporation'
  return [
    ...companyGaps(answers.company, context),
    ...memberGaps(answers, context),
    ...(isCorporation
      ? [
          ...sharesGaps(answers.authorizedShares, context),
          ...issueGaps(answers.company, answers),
          ...directorGaps(answers),
          ...officerGaps(answers),
        ]
      : managementGaps(answers)),
    ...agentGaps(answers, context),
    ...partyGaps(answers, context),
  ]
}
