import { formatShares, OFFICERS, OFFICES, peopleWords } from '@/src/domain/filing/corporation'
import type { FilingMember } from '@/src/domain/filing/filing-answers'
import type { FilingView } from '@/src/domain/filing/filing-view'
import { formatPercent } from '@/src/domain/filing/ownership'
import { countryName } from '@/src/domain/vocabulary/places/countries'
import type { Order } from '@/src/payload-types'

type Fact = readonly [label: string, text: string]

const joined = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(', ')

function agentOf({ answers: { registeredAgent: agent }, state }: FilingView): string {
  if (agent.kind !== 'own') return agent.kind === 'ours' ? 'Ours' : ''
  return joined([agent.name, agent.address, agent.city, `${state.code} ${agent.zipCode}`.trim()])
}

const memberOf = ({ name, address, country, ownershipBasisPoints: share }: FilingMember): string =>
  joined([
    name,
    address,
    country && countryName(country),
    share > 0 ? `${formatPercent(share)}%` : null,
  ])

function managementOf({ companyType, answers }: FilingView): Fact[] {
  const { managers, officers, authorizedShares: shares, management } = answers
  const people = managers.map(({ name, address }) => joined([name, address]))
  if (companyType === 'corporation') {
    return [
      ['Authorized shares', shares === null ? '' : formatShares(shares)],
      ...people.map((one, index): Fact => [`Director ${index + 1}`, one]),
      ...OFFICES.map((office): Fact => [OFFICERS[office], officers[office]]),
    ]
  }
  if (management !== 'manager') return [['Management', management ? 'Member-managed' : '']]
  const owners = answers.members.filter((one) => one.isManager).map(({ name }) => name)
  return [
    ['Management', 'Manager-managed'],
    ...[...owners, ...people].map((one, index): Fact => [`Manager ${index + 1}`, one]),
  ]
}

/** What a state's form asks for, in its order; what the customer has not said yet is left out. */
export function stateForm(filing: FilingView, order: Order): readonly Fact[] {
  const { answers, companyType } = filing
  const { line, city, state, zipCode, country } = order.address ?? {}
  const owner = peopleWords(companyType).owner
  const named = answers.members.filter(({ name }) => name !== '')
  const facts: readonly Fact[] = [
    ['Company name', order.companyName ?? ''],
    ['Purpose', order.companyPurpose ?? ''],
    ['Principal office', joined([line, city, joined([state, zipCode]), country])],
    ['Registered agent', agentOf(filing)],
    ...managementOf(filing),
    ...named.map(
      (one, index): Fact => [
        `${owner.charAt(0).toUpperCase()}${owner.slice(1)} ${index + 1}`,
        memberOf(one),
      ],
    ),
    ['Responsible party', answers.responsibleParty.name],
    ['Email', order.email],
    ['Phone', order.phone ?? ''],
  ]
  return facts.filter(([, text]) => text.trim() !== '')
}
