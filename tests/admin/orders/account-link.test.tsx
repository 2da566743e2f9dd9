import type { PayloadRequest } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { accountHrefOf } from '@/src/admin/orders/view/account-href'
import { CustomerPart } from '@/src/admin/orders/view/CustomerPart'
import type { Permission } from '@/src/domain/platform/permissions/areas'
import { collectionHref } from '@/src/lib/admin-address'
import { readOrderFacts } from '@/src/queries/orders/order-facts'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { requestOf } from '@/tests/support/people/request-of'

/** Someone who may see orders but change none. */
const viewer = (more: { readonly grants?: Permission[]; readonly denials?: Permission[] }) =>
  requestOf({
    role: 'sub_admin',
    permissionGrants: ['view_orders', ...(more.grants ?? [])],
    permissionDenials: ['manage_orders', ...(more.denials ?? [])],
  })

/** Where the account is that an order belongs to, as someone may open it; and the part that says so. */
async function accountOf(req: PayloadRequest, id: string) {
  const facts = await readOrderFacts(req, id)
  const href = await accountHrefOf(req, facts.order)
  const html = href ?? renderToStaticMarkup(<CustomerPart accountHref={href} facts={facts} />)
  return { href, html }
}

test('an order links to its account for staff who may open accounts, and for no one else', async () => {
  const make = builder(await testPayload())
  const { id: user } = await make('users')
  const { id } = await make('orders', { user })

  const { href } = await accountOf(await viewer({ grants: ['view_users'] }), id)
  expect(href).toBe(collectionHref('users', user))

  const without = await accountOf(await viewer({ denials: ['view_users'] }), id)
  expect(without.href).toBeNull()
  expect(without.html).toContain('Has an account')
})

test('an order without an account is a guest’s for everyone', async () => {
  const { id } = await builder(await testPayload())('orders')

  const { href, html } = await accountOf(await viewer({ grants: ['view_users'] }), id)
  expect(href).toBeNull()
  expect(html).toContain('Guest')
})
