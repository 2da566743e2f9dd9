import type { PayloadRequest } from 'payload'

import { filingFeeOn } from '@/src/domain/catalogue/facts/on-sale'
import { readFacts } from '@/src/domain/catalogue/facts/state-fact'
import { formsCompany } from '@/src/domain/filing/filing-stage'
import { isCompanyType } from '@/src/domain/vocabulary/company-types'
import { idOf } from '@/src/domain/vocabulary/relation'
import type { Order } from '@/src/payload-types'
import { officeDay } from '@/src/services/catalogue/facts/state-with-facts'

/** What the state calls its form, and the page of the state that we have for it. */
export type StateSource = { readonly form: string; readonly office: string; readonly url: string }

/** Where the state itself tells of the form that this order needs; null where the facts have no page. */
export async function stateSource(req: PayloadRequest, order: Order): Promise<StateSource | null> {
  const id = idOf(order.state)
  const type = order.companyType
  if (!id || !isCompanyType(type) || !formsCompany(order)) return null
  const { docs } = await req.payload.find({
    collection: 'states',
    where: { id: { equals: id } },
    select: { facts: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true, // anyone may read them on the site
    req,
  })
  const fact = filingFeeOn(readFacts(docs[0]?.facts), type, await officeDay(req))?.fact
  return fact?.source ? { form: fact.title, office: fact.source.title, url: fact.source.url } : null
}
