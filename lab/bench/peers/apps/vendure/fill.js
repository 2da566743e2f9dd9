// Creates the tables, and one product with stock, a tax, a way to ship and the dummy payment handler.
import { writeFileSync } from 'node:fs'

import { bootstrap } from '@vendure/core'
import { populate } from '@vendure/core/cli/index.js'

import { configOf } from './config.js'

const INITIAL = {
  defaultLanguage: 'en',
  defaultZone: 'Americas',
  countries: [{ name: 'United States of America', code: 'US', zone: 'Americas' }],
  taxRates: [{ name: 'Standard Tax', percentage: 20 }],
  shippingMethods: [{ name: 'Standard Shipping', price: 500 }],
  paymentMethods: [
    {
      name: 'Dummy',
      handler: {
        code: 'dummy-payment-handler',
        arguments: [{ name: 'automaticSettle', value: 'true' }],
      },
    },
  ],
  collections: [],
}
const COLUMNS = {
  name: 'Standard package',
  slug: 'standard-package',
  description: 'A package',
  assets: '',
  facets: '',
  optionGroups: '',
  optionValues: '',
  sku: 'STANDARD',
  price: '349.00',
  taxCategory: 'standard',
  stockOnHand: '1000000',
  trackInventory: 'true',
  variantAssets: '',
  variantFacets: '',
}
const products = new URL('./products.csv', import.meta.url).pathname
writeFileSync(products, `${Object.keys(COLUMNS).join()}\n${Object.values(COLUMNS).join()}\n`)

const app = await populate(() => bootstrap(configOf({ synchronize: true })), INITIAL, products)
await app.close()
process.exit(0)
