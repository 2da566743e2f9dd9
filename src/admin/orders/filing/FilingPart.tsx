import { CopyFacts } from '@/src/admin/kit/ui/copy/CopyFacts'
import { EmptyState } from '@/src/admin/kit/ui/EmptyState'
import { Facts } from '@/src/admin/kit/ui/Facts'
import { expediteOf } from '@/src/domain/catalogue/pricing/expedite'
import { agentText } from '@/src/domain/catalogue/states/our-agent'
import { companyRows } from '@/src/domain/filing/company-answers'
import { formatShares, OFFICERS, OFFICES, peopleText } from '@/src/domain/filing/corporation'
import type { FilingMember } from '@/src/domain/filing/filing-answers'
import type { FilingView } from '@/src/domain/filing/filing-view'
import { formatPercent, ownershipProblem } from '@/src/domain/filing/ownership'
import { maskTaxId } from '@/src/domain/filing/tax-id'
import { whatIsMissing } from '@/src/domain/filing/what-is-missing'
import { countryName } from '@/src/domain/vocabulary/places/countries'
import type { Order } from '@/src/payload-types'
import type { OrderFacts } from '@/src/queries/orders/order-facts'
import { HandedIn } from './HandedIn'
import { MissingList } from './MissingList'
import { RevealNumber } from './RevealNumber'

type Fact = readonly [label: string, text: string]

const joined = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(', ')

function agentOf({ answers: { registeredAgent: agent }, state }: FilingView): string {
  if (agent.kind === 'ours') {
    return state.agent
      ? agentText(state.agent)
      : 'Ours. Enter its name and street in States & Entities.'
  }
  if (agent.kind !== 'own') return ''
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
function stateForm(filing: FilingView, order: Order): readonly Fact[] {
  const { answers, companyType } = filing
  const { line, city, state, zipCode, country } = order.address ?? {}
  const company = companyRows(answers.company, filing)
  const owner = peopleText(companyType).owner
  const named = answers.members.filter(({ name }) => name !== '')
  const facts: readonly Fact[] = [
    ['Company name', filing.filedAs ?? filing.companyName ?? ''],
    ['Purpose', order.companyPurpose ?? ''],
    ...(company.length > 0
      ? company
      : [['Principal office', joined([line, city, joined([state, zipCode]), country])] as const]),
    ['Registered agent', agentOf(filing)],
    ...managementOf(filing),
    ...named.map(
      (one, index): Fact => [
        `${owner.charAt(0).toUpperCase()}${owner.slice(1)} ${index + 1}`,
        memberOf(one),
      ],
    ),
    ['Responsible party', answers.responsibleParty.name],
    ['Expedited', expediteOf(order.lines) ?? ''],
    ['Email', order.email],
    ['Phone', order.phone ?? ''],
  ]
  return facts.filter(([, text]) => text.trim() !== '')
}

/** What the state's form asks for, each value to be copied; the tax id masked. */
export function FilingPart({ facts: { filing, source, order, can } }: { facts: OrderFacts }) {
  if (!filing) return null
  const { answers, companyType, taxIdLast4, completedAt, closed } = filing
  const { taxIdKind } = answers.responsibleParty
  const hasOwners = answers.members.some(({ name }) => name !== '')
  const problem = hasOwners ? ownershipProblem(answers.members) : null
  return (
    <HandedIn
      at={completedAt ?? null}
      id="filing"
      isSubmitted={closed === 'submitted'}
      title="Filing details"
    >
      {!completedAt && closed !== 'submitted' && (
        <MissingList
          missing={whatIsMissing(answers, { ...filing, hasTaxId: taxIdLast4 !== null })}
        />
      )}
      {!hasOwners && (
        <EmptyState isSmall>
          {companyType === 'corporation' ? 'No shareholders entered.' : 'No members entered.'}
        </EmptyState>
      )}
      {source && (
        <p className="admin-sub">
          {"The state's form: "}
          <a href={source.url} rel="noreferrer" target="_blank">
            {source.form}
          </a>
          {`, ${source.office}`}
        </p>
      )}
      <CopyFacts facts={stateForm(filing, order)} />
      {problem && <p className="admin-sub">{problem}</p>}
      <Facts
        facts={[
          [
            taxIdKind && taxIdKind !== 'foreign' ? taxIdKind.toUpperCase() : 'Tax ID',
            taxIdLast4 ? (
              <RevealNumber
                key="tax-id"
                grant={can.revealTaxId}
                mask={maskTaxId(taxIdLast4)}
                path={`/api/orders/${order.id}/filing/reveal`}
                what="the tax ID"
              />
            ) : taxIdKind === 'foreign' ? (
              'Foreign, none'
            ) : (
              'Not entered yet'
            ),
          ],
        ]}
      />
    </HandedIn>
  )
}
