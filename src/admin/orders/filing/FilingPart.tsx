import { CopyText } from '@/src/admin/kit/ui/CopyText'
import { EmptyState } from '@/src/admin/kit/ui/EmptyState'
import { Facts } from '@/src/admin/kit/ui/Facts'
import { formatShares, OFFICERS, OFFICES, peopleWords } from '@/src/domain/filing/corporation'
import type { FilingView } from '@/src/domain/filing/filing-view'
import { formatPercent, ownershipProblem } from '@/src/domain/filing/ownership'
import { maskTaxId } from '@/src/domain/filing/tax-id'
import { whatIsMissing } from '@/src/domain/filing/what-is-missing'
import { countryName } from '@/src/domain/vocabulary/places/countries'
import type { OrderFacts } from '../view/order-facts'
import { HandedIn } from './HandedIn'
import { MissingList } from './MissingList'
import { RevealNumber } from './RevealNumber'

function agentOf({ answers: { registeredAgent: agent }, state }: FilingView): string {
  if (!agent.kind) return 'Not chosen yet'
  if (agent.kind === 'ours') return 'Ours'
  return [agent.name, agent.address, agent.city, `${state.code} ${agent.zipCode}`]
    .filter((part) => part.trim() !== '')
    .join(', ')
}

function runBy(view: FilingView): (readonly [string, string])[] {
  const { companyType, answers } = view
  if (companyType !== 'corporation') return [['Managed by', managersOf(view)]]
  const { managers, officers, authorizedShares: shares } = answers
  const directors = managers.map(({ name, address }) => [name, address].filter(Boolean).join(', '))
  return [
    ['Authorized shares', shares === null ? 'Not entered yet' : formatShares(shares)],
    ['Directors', directors.filter(Boolean).join('; ') || 'None yet'],
    ...OFFICES.map((office) => [OFFICERS[office], officers[office] || 'Not named yet'] as const),
  ]
}

function managersOf({ answers }: FilingView): string {
  if (!answers.management) return 'Not chosen yet'
  if (answers.management === 'member') return 'Its members'
  const owners = answers.members.filter((one) => one.isManager).map(({ name }) => name)
  const others = answers.managers.map(({ name, address }) =>
    [name, address].filter(Boolean).join(', '),
  )
  return `Managers: ${[...owners, ...others].join('; ') || 'none yet'}`
}

/** What the customer answered about the company, its tax id masked. */
export function FilingPart({ facts: { filing, order, can } }: { facts: OrderFacts }) {
  if (!filing) return null
  const { answers, companyType, taxIdLast4, completedAt } = filing
  const { name, taxIdKind } = answers.responsibleParty
  const named = answers.members.filter((member) => member.name !== '')
  return (
    <HandedIn at={completedAt ?? null} id="filing" title="Filing details">
      {!completedAt && (
        <MissingList
          missing={whatIsMissing(answers, { ...filing, hasTaxId: taxIdLast4 !== null })}
        />
      )}
      {named.length === 0 ? (
        <EmptyState isSmall>
          {companyType === 'corporation'
            ? 'The customer has not added the shareholders yet.'
            : 'The customer has not added the members yet.'}
        </EmptyState>
      ) : (
        <ul className="order-list">
          {named.map((member) => (
            <li key={`${member.name} ${member.address}`}>
              <span>
                <CopyText name={`${peopleWords(companyType).owner}’s name`} text={member.name} />
                {member.kind === 'company' && ' (company)'}
                <small className="admin-sub">
                  {[member.address, member.country && countryName(member.country)]
                    .filter(Boolean)
                    .join(', ')}
                </small>
              </span>
              <span className="admin-money">
                {member.ownershipBasisPoints > 0
                  ? `${formatPercent(member.ownershipBasisPoints)} %`
                  : '–'}
              </span>
            </li>
          ))}
        </ul>
      )}
      {named.length > 0 && ownershipProblem(answers.members) && (
        <p className="admin-sub">{ownershipProblem(answers.members)}</p>
      )}
      <Facts
        facts={[
          ...runBy(filing),
          [
            'Registered agent',
            answers.registeredAgent.kind === 'own' ? (
              <CopyText key="agent" name="registered agent" text={agentOf(filing)} />
            ) : (
              agentOf(filing)
            ),
          ],
          [
            'Responsible party',
            name ? <CopyText key="party" name="responsible party" text={name} /> : 'Not added yet',
          ],
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
