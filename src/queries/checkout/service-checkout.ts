import { cacheTag } from 'next/cache'
import { priceNoteOf } from '@/src/domain/catalogue/licensing/price-notes'
import {
  ADDON_ANSWERS,
  goesWith,
  SERVICE_ADDONS,
  type ServiceAddonCode,
} from '@/src/domain/catalogue/pricing/service-addons'
import type {
  NoCatalogue,
  ServiceCatalogue,
  ServiceStateOffer,
} from '@/src/domain/checkout/service-view'
import type { StandaloneService } from '@/src/domain/vocabulary/service-types'
import { fields } from '@/src/lib/find-one'
import { activeService, getSellingNotes, packagesOf } from '@/src/queries/catalogue/services'
import { getCheckoutStates } from '@/src/queries/checkout/checkout-catalogue'
import { recurringPrice } from '@/src/services/catalogue/catalogue-choice'
import { attemptFor, publicRows } from '../platform/public-payload'

type Offer = Omit<ServiceCatalogue, 'states' | 'timing' | 'notes' | 'priceNote'>

/**
 * What the checkout of a service offers, or why there is nothing to be bought.
 *
 * @param timing what usually follows once we have sent the application
 */
export async function getServiceCatalogue(
  service: StandaloneService,
  timing: string,
): Promise<ServiceCatalogue | NoCatalogue> {
  const [offer, states, notes] = await Promise.all([
    readOffer(service),
    getCheckoutStates(),
    getSellingNotes(),
  ])
  if (offer === null) return 'not_offered'
  if (!offer || states.isFallback) return 'unreadable'
  return {
    ...offer,
    notes,
    priceNote: priceNoteOf(service),
    timing,
    states: states.items.map(asOffered),
  }
}

/** No more of a state than a formation beside a service needs: all of them are sent to the browser. */
function asOffered(state: ServiceStateOffer): ServiceStateOffer {
  const { id, code, name, filingFee, feeAsOf, isUsual, turnaroundTime, entitySearchUrl } = state
  return { id, code, name, filingFee, feeAsOf, isUsual, turnaroundTime, entitySearchUrl }
}

/** Null when it is not on sale, undefined when it cannot be read. */
async function readOffer(service: StandaloneService): Promise<Offer | null | undefined> {
  'use cache'
  cacheTag('services', 'addons')
  return attemptFor('max', `checkout of ${service}`, () => findOffer(service))
}

async function findOffer(service: StandaloneService): Promise<Offer | null> {
  const doc = await activeService(service)
  if (!doc) return null
  return {
    id: doc.id,
    service,
    name: doc.name,
    title: doc.checkoutTitle,
    description: doc.description ?? '',
    packages: packagesOf(doc),
    addons: await findAddons(service),
  }
}

async function findAddons(service: StandaloneService): Promise<ServiceCatalogue['addons']> {
  const codes: ServiceAddonCode[] = ADDON_ANSWERS.filter((answer) => goesWith(answer, service)).map(
    (answer) => SERVICE_ADDONS[answer],
  )
  const docs = await publicRows('addons', {
    where: { and: [{ isActive: { equals: true } }, { code: { in: codes } }] },
    limit: codes.length,
    select: fields('name description price code monthlyPrice annualPrice'),
  })
  return codes.flatMap((code) => {
    const addon = docs.find((one) => one.code === code)
    if (!addon) return []
    const { id, name, price, description } = addon
    const recurring = recurringPrice(addon)
    return [{ id, code, name, price, description: description ?? '', recurring }]
  })
}
