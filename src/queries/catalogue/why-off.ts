import type { PayloadRequest } from 'payload'
import { needOf, PREPARERS } from '@/src/domain/catalogue/licensing/needs'
import { needFor, type Thing } from '@/src/domain/catalogue/licensing/sale-of'
import { JURISDICTIONS } from '@/src/domain/catalogue/states/jurisdictions'
import { plural } from '@/src/domain/vocabulary/plural'
import { type Tier, tierIncludesAgent, tierIncludesDocument } from '@/src/domain/vocabulary/tiers'
import { findRows } from '@/src/lib/find-one'
import { type Sales, salesAt } from '@/src/services/catalogue/licensing/confirmations'

/** Why something of the catalogue is not on sale, for staff; `at` is its place on *Before you sell*. */
export type WhyOff = { readonly text: string; readonly at: string }

export const AGENTS = 'agents'

/** The states where no agent of ours is named, by name. */
export const statesWithoutAgent = ({ agents }: Pick<Sales, 'agents'>): string[] =>
  Object.entries(JURISDICTIONS).flatMap(([code, name]) => (agents.has(code) ? [] : [name]))

const off = ({ closed }: Sales, thing: Thing, what: string): WhyOff[] => {
  const need = needFor(thing)
  return need && closed(thing) !== null
    ? [{ text: `${what}: ${needOf(need).title}`, at: need }]
    : []
}

function withoutAgent(sales: Sales): WhyOff[] {
  if (sales.agents.size === 0) return [{ text: 'No registered agent named yet', at: AGENTS }]
  const missing = statesWithoutAgent(sales).length
  const text = `Off in ${plural(missing, 'state')}: no registered agent named`
  return missing > 0 ? [{ text, at: AGENTS }] : []
}

export const whyAddonOff = (sales: Sales, code: string | null, isAgent: boolean): WhyOff[] => [
  ...off(sales, { kind: 'addon', code }, 'Off'),
  ...(isAgent ? withoutAgent(sales) : []),
]

/** Not every package is sold to residents of each state, or for a company in it. */
export const whyPackageOff = (sales: Sales, tier: Tier): WhyOff[] => [
  ...Object.keys(PREPARERS).flatMap((state) =>
    off(sales, { kind: 'resident', state }, 'Off for residents'),
  ),
  ...(tierIncludesDocument(tier) ? off(sales, { kind: 'document', state: 'NC' }, 'Off') : []),
  ...(tierIncludesAgent(tier) ? withoutAgent(sales) : []),
]

export const whyServiceOff = (
  sales: Sales,
  service: string,
  types: readonly { readonly key: string; readonly label: string }[],
): WhyOff[] =>
  types.flatMap(({ key, label }) =>
    off(sales, { kind: 'service', service, type: key }, `${label} is off`),
  )

/** Why packages of the services are not on sale, for staff who may see the services. */
export async function whyServicesOff(req: PayloadRequest): Promise<WhyOff[]> {
  const docs = await findRows(req, 'services', {
    select: { name: true, slug: true, packageTypes: true },
    sort: 'sortOrder',
    limit: 50,
    overrideAccess: false,
  })
  const sales = await salesAt({ payload: req.payload })
  return docs.flatMap(({ name, slug, packageTypes }) =>
    whyServiceOff(sales, slug, packageTypes).map(({ text, at }) => ({
      text: `${name}, ${text}`,
      at,
    })),
  )
}
