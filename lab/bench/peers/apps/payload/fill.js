// Creates the tables, as Payload does in development, and one product with stock.
import { getPayload } from 'payload'

import config from './payload.config.js'

const payload = await getPayload({ config })
await payload.create({
  collection: 'products',
  data: { inventory: 1_000_000, priceInUSDEnabled: true, priceInUSD: 34_900, _status: 'published' },
  overrideAccess: true, // as staff would
})
await payload.destroy()
process.exit(0)
