import type { Payload } from 'payload'

import { type Quote, quoteFormation } from '@/src/domain/catalogue/pricing/formation-quote'
import type { Addon, Package, Service, State } from '@/src/payload-types'
import type { Rng } from '@/src/seed/demo/context'

export type Catalogue = {
  readonly packages: readonly Package[]
  readonly states: readonly State[]
  readonly addons: readonly Addon[]
  readonly services: readonly Service[]
}

/** What is for sale now, of which the invented orders are made. */
export async function readCatalogue(payload: Payload): Promise<Catalogue> {
  const all = { depth: 0, pagination: false, overrideAccess: true } as const // read by a script
  const [packages, states, addons, services] = await Promise.all([
    payload.find({ collection: 'packages', ...all }),
    payload.find({ collection: 'states', ...all }),
    payload.find({ collection: 'addons', where: { code: { exists: false } }, ...all }),
    payload.find({ collection: 'services', ...all }),
  ])
  return {
    packages: packages.docs,
    states: states.docs,
    addons: addons.docs,
    services: services.docs,
  }
}

/** States as often as people choose them: the popular ones most of the time. */
function pickState(catalogue: Catalogue, rng: Rng): State {
  const popular = catalogue.states.filter((state) => state.isPopular)
  return rng.pick(popular.length > 0 && rng.chance(0.6) ? popular : catalogue.states)
}

type FormationSale = { package: Package; state: State; quote: Quote }

export function formationSale(catalogue: Catalogue, rng: Rng): FormationSale {
  const chosen = rng.pick(catalogue.packages)
  const state = pickState(catalogue, rng)
  const addons = catalogue.addons.length > 0 && rng.chance(0.4) ? [rng.pick(catalogue.addons)] : []
  const quote = quoteFormation({
    package: chosen,
    state,
    addons: addons.map((addon) => ({ ...addon, tiers: [], recurring: null })),
    businessAddressBilling: 'monthly',
  })
  return { package: chosen, state, quote }
}
