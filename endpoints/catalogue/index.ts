import type { Endpoint } from 'payload'

import { addonEndpoints } from './addons'
import { bulkPriceEndpoints } from './bulkPrices'
import { checkoutPackageEndpoints } from './checkoutPackages'
import { confirmFactEndpoint, correctFactEndpoint } from './correctFact'
import { exportFactsEndpoint } from './exportFacts'
import { feeEndpoints } from './fees'
import { factImportEndpoints } from './importFacts'
import { packageEndpoints } from './packages'
import { stateEndpoints } from './states'

/** What staff do with the catalogue, and with the facts of the states. */
export const catalogueEndpoints: Endpoint[] = [
  correctFactEndpoint,
  confirmFactEndpoint,
  exportFactsEndpoint,
  ...factImportEndpoints,
  ...feeEndpoints,
  ...packageEndpoints,
  ...addonEndpoints,
  ...bulkPriceEndpoints,
  ...stateEndpoints,
  ...checkoutPackageEndpoints,
]
