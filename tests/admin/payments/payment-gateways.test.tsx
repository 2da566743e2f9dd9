import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

import { GatewaysContent } from '@/src/admin/payments/GatewaysContent'
import { GatewayControls } from '@/src/admin/payments/gateways/GatewayControls'
import { grantOf } from '@/src/domain/platform/permissions/actions'
import { readGateways } from '@/src/queries/payments/gateway-view'
import { lastDeliveries } from '@/src/queries/payments/staff-payments'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { person } from '@/tests/support/people/people'
import { requestOf } from '@/tests/support/people/request-of'
import { serverHere } from '@/tests/support/server'

// What a browser would do: buttons are pressed here, and toasts heard.
const drawn = vi.hoisted(() => ({
  press: new Map<string, () => void>(),
  said: vi.fn<(words: string) => void>(),
}))
vi.mock('@payloadcms/ui', async (original) => ({
  ...(await original<object>()),
  Button: (props: { 'aria-label'?: string; onClick?: (event: Event) => void }) => {
    const { 'aria-label': label, onClick } = props
    if (label) drawn.press.set(label, () => onClick?.(new Event('click')))
    return null
  },
  SetStepNav: () => null,
  toast: { error: drawn.said },
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

const payload = await testPayload()

afterEach(() => vi.unstubAllGlobals())

test('without a gateway the screen asks for one', async () => {
  await payload.delete({ collection: 'paymentGateways', where: {}, overrideAccess: true })
  const req = await requestOf({ role: 'sub_admin', permissionGrants: ['view_payments'] })
  const context = { req, held: new Set<never>(), search: {} }
  const html = renderToStaticMarkup(await GatewaysContent({ context }))
  expect(html).toContain('No payment gateways configured. Please add a payment gateway.')
})

test('a refused switch is told in the words of the specification, with the reason', async () => {
  await builder(payload)('paymentGateways', { type: 'stripe', name: 'Stripe' })
  const { headers } = await person(payload, { role: 'admin' })
  vi.stubGlobal('fetch', (path: string, { body: _, ...asked }: RequestInit) =>
    serverHere(
      new Request(`http://localhost:3000${path}`, { ...asked, headers, cache: undefined }),
    ),
  )
  const [gateway] = await readGateways(await requestOf({ role: 'admin' }))
  if (!gateway) throw new Error('There is no gateway')
  renderToStaticMarkup(
    <GatewayControls
      gateway={{ ...gateway, hasKeys: true }} // as it was before someone else removed them
      toSwitch={grantOf('switchGateways')}
      toTest={null}
    />,
  )
  drawn.press.get('Enable Stripe')?.()
  await expect
    .poll(() => drawn.said.mock.lastCall?.[0])
    .toMatch(/^Error updating gateway status: Save its keys first: /)
})

test('the list of deliveries knows of an event about a dispute alone, which can be replayed', async () => {
  const about = {
    gateway: 'paypal',
    type: 'CUSTOMER.DISPUTE.CREATED',
    disputeRef: 'PP-D-1',
  } as const
  const { id } = await builder(payload)('webhookEvents', about)

  const deliveries = await lastDeliveries(await requestOf({ role: 'admin' }), 100)

  expect(deliveries.find((one) => one.id === id)).toMatchObject({
    ref: null,
    refundRef: null,
    disputeRef: 'PP-D-1',
  })
})
