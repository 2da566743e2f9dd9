import type { CompanyType } from '@/src/domain/vocabulary/company-types'
import type { OrderLine } from '@/src/domain/vocabulary/order-line'

/** The end of a line whose amount no one has confirmed with the state: receipts carry it too. */
export const USUAL = '(usual amount, checked before we file)'

/** What a state's fee is called on an order. */
type LabelledFee = {
  readonly name: string
  readonly isUsualFee?: boolean
  /** It includes the reservation of the name, which the state requires first. */
  readonly hasReservation?: boolean
}

export function stateFeeLabel(state: LabelledFee, type: CompanyType = 'llc'): string {
  return [
    `${state.name} state filing fee`,
    state.hasReservation && 'and name reservation',
    type !== 'llc' && `(${type})`,
    state.isUsualFee && USUAL,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Whether a clerk checks the amount with the state before filing. */
export const isUnconfirmedFee = ({ kind, label }: Pick<OrderLine, 'kind' | 'label'>): boolean =>
  kind === 'state_fee' && label.endsWith(USUAL)
