// Has an order paid in the database that the environment names, and prints its receipt's number.
import { testPayload } from '../database'
import { paidOrder } from '../orders/paid-order'

const payload = await testPayload()
const { id } = await paidOrder(payload)
const order = await payload.findByID({ collection: 'orders', id, depth: 0, overrideAccess: true })
console.log(JSON.stringify({ receipt: order.receiptNumber }))
await payload.destroy()
process.exit(0)
