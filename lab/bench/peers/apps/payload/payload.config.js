// The smallest shop of Payload's ecommerce plugin: guests buy a product with stock, paid by a test adapter.
import { randomUUID } from 'node:crypto'

import { postgresAdapter } from '@payloadcms/db-postgres'
import { ecommercePlugin } from '@payloadcms/plugin-ecommerce'
import { buildConfig } from 'payload'

const isStaff = ({ req }) => Boolean(req.user)

/** Does what the plugin's Stripe adapter does, without Stripe: each payment succeeds. */
const testPayments = {
  name: 'test',
  label: 'Test',
  group: {
    name: 'test',
    type: 'group',
    fields: [{ name: 'paymentID', type: 'text', index: true }],
  },
  initiatePayment: async ({ data, req, transactionsSlug }) => {
    const { cart, currency, customerEmail, billingAddress } = data
    const paymentID = randomUUID()
    await req.payload.create({
      collection: transactionsSlug,
      data: {
        customerEmail,
        amount: cart.subtotal,
        billingAddress,
        cart: cart.id,
        currency,
        items: cart.items.map(({ product, quantity }) => ({ product: product.id, quantity })),
        paymentMethod: 'test',
        status: 'pending',
        test: { paymentID },
      },
      req,
    })
    return { message: 'Payment initiated', paymentID }
  },
  confirmOrder: async ({ data, finalizeOrder, req, transactionsSlug }) => {
    const { docs } = await req.payload.find({
      collection: transactionsSlug,
      depth: 0,
      limit: 2,
      pagination: false,
      req,
      where: { 'test.paymentID': { equals: data.paymentID } },
    })
    const [{ id, amount, currency, items }] = docs
    const order = await finalizeOrder({
      orderData: {
        amount,
        currency,
        customerEmail: data.customerEmail,
        items: items.map(({ product, quantity }) => ({ product, quantity })),
        shippingAddress: data.shippingAddress,
        status: 'processing',
      },
      transactionID: id,
    })
    return { message: 'Order confirmed', orderID: order.id, transactionID: id }
  },
}

export default buildConfig({
  secret: process.env.PAYLOAD_SECRET,
  db: postgresAdapter({ pool: { connectionString: process.env.DATABASE_URL } }),
  admin: { user: 'users' },
  logger: { options: { level: 'warn' } },
  telemetry: false,
  typescript: { autoGenerate: false },
  collections: [{ slug: 'users', auth: true, fields: [] }],
  plugins: [
    ecommercePlugin({
      access: {
        adminOnlyFieldAccess: isStaff,
        adminOrPublishedStatus: () => true,
        customerOnlyFieldAccess: isStaff,
        isAdmin: isStaff,
        isDocumentOwner: isStaff,
      },
      customers: { slug: 'users' },
      payments: { paymentMethods: [testPayments] },
      products: { variants: true },
    }),
  ],
})
