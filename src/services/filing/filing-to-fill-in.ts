import type { FilingView } from '@/src/domain/filing/filing-view'
import { prefillCorporation, prefillFiling, prefillLlc } from '@/src/domain/filing/prefill-filing'
import type { Caller } from '@/src/lib/database'
import type { Order } from '@/src/payload-types'
import { factsOfOrder } from '@/src/services/filing/details/known-facts'
import { filingOfOrder, readFiling } from '@/src/services/filing/filing-of-order'

/** The buyer as an owner of the company would be written. */
function buyerOf(order: Order) {
  const { fullName, street, city, region, postalCode, country } = factsOfOrder(order)
  const place = [region, postalCode].filter(Boolean).join(' ')
  return {
    name: (fullName ?? '').trim(),
    address: street ? [street, city, place].filter(Boolean).join(', ') : '',
    country: country ?? '',
    place: {
      street: street ?? '',
      city: city ?? '',
      region: region ?? '',
      postalCode: postalCode ?? '',
      country: country ?? '',
    },
  }
}

/** The answers with the agent that the purchase has, or has not, paid for. */
function withAgent({ answers, agentOffer }: FilingView): FilingView['answers'] {
  const { registeredAgent: agent } = answers
  const kind = agent.kind ?? (agentOffer.isIncluded ? 'ours' : 'own')
  return { ...answers, registeredAgent: { ...agent, kind } }
}

/**
 * The formation details as their form begins: the buyer stands for the first owner and the
 * responsible party until the customer has answered those. Staff read `filingOfOrder`.
 */
export async function filingToFillIn(reader: Caller, order: Order): Promise<FilingView> {
  const filing = await readFiling(reader, order.id)
  const view = await filingOfOrder(reader, order, filing)
  if (view.completedAt || view.closed) return view
  const answered = {
    owners: (filing?.members ?? []).length > 0,
    party: typeof filing?.responsibleParty?.name === 'string',
  }
  const buyer = buyerOf(order)
  const answers = prefillFiling(withAgent(view), answered, buyer, view.businessAddress !== null)
  return {
    ...view,
    answers:
      view.companyType === 'corporation'
        ? prefillCorporation(answers, answered, buyer, view.state.code)
        : prefillLlc(answers),
  }
}
