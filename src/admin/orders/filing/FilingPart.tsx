import type { PayloadRequest } from 'payload'
import { EmptyState, Facts } from '@/src/admin/kit/ui/parts'
import { expediteOf } from '@/src/domain/catalogue/pricing/expedite'
import { filingSheet } from '@/src/domain/filing/filing-sheet'
import { ownershipProblem } from '@/src/domain/filing/ownership'
import { maskTaxId } from '@/src/domain/filing/tax-id'
import { whatIsMissing } from '@/src/domain/filing/what-is-missing'
import type { OrderFacts } from '@/src/queries/orders/order-facts'
import { filedNameOf } from '@/src/services/orders/order-address'
import { operatorOf } from '@/src/services/papers/operator-of'
import { FilingSheetView } from './FilingSheetView'
import { HandedIn } from './HandedIn'
import { RevealNumber } from './RevealNumber'

type Props = { readonly facts: OrderFacts; readonly req: PayloadRequest }

/** What the state's form asks for, each value to be copied; the tax id masked. */
export async function FilingPart({ facts: { filing, source, order, can }, req }: Props) {
  if (!filing) return null
  const sheet = filingSheet({
    filing,
    legalName: filedNameOf(order) ?? '',
    purpose: order.companyPurpose ?? '',
    address: order.address ?? {},
    expedited: expediteOf(order.lines) ?? '',
    email: order.email,
    phone: order.phone ?? '',
    operator: await operatorOf(req),
  })
  const { answers, companyType, taxIdLast4, completedAt, closed } = filing
  const { taxIdKind } = answers.responsibleParty
  const hasOwners = answers.members.some(({ name }) => name !== '')
  const problem = hasOwners ? ownershipProblem(answers.members) : null
  return (
    <HandedIn
      at={completedAt ?? null}
      id="filing"
      isSubmitted={closed === 'submitted'}
      missing={whatIsMissing(answers, { ...filing, hasTaxId: taxIdLast4 !== null })}
      title="Filing details"
    >
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
      <FilingSheetView orderId={order.id} sheet={sheet} />
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
