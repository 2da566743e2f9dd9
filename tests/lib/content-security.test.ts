import { expect, test } from 'vitest'

import { chatWidgetOf, widgetHosts } from '@/src/domain/content/chat-widget'
import { dynamicPolicy, paymentHosts, staticPolicy } from '@/src/lib/http/content-security'

const SANDBOX = 'http://localhost:3100'
const stripe = { gateway: 'stripe', sandbox: false, scriptUrl: 'https://js.stripe.com/x.js' }
const razorpay = {
  gateway: 'razorpay',
  sandbox: false,
  scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
}
const paypal = { gateway: 'paypal', sandbox: false, scriptUrl: null }
const inSandbox = <T extends { gateway: string }>(method: T, path: string) => ({
  ...method,
  sandbox: true,
  scriptUrl: `${SANDBOX}${path}`,
})

test('a page that pays lets in the hosts of the gateways that are open, and no others', () => {
  const { script, connect } = paymentHosts([stripe, razorpay, paypal])

  expect(script).toContain('https://*.razorpay.com')
  expect(connect).toContain('https://*.razorpay.com')
  expect(script).toContain('https://js.stripe.com')
  expect(JSON.stringify(paymentHosts([razorpay, paypal]))).not.toContain('stripe')
})

test('of each gateway it is the real hosts or the sandbox, never both', () => {
  const mixed = paymentHosts([stripe, inSandbox(razorpay, '/razorpay/js/checkout.js'), paypal])

  expect(JSON.stringify(mixed)).not.toContain('razorpay.com')
  expect(mixed.script.filter((host) => host === SANDBOX)).toHaveLength(1)
})

test('PayPal is a page of its own: nothing of it is let in', () => {
  expect(paymentHosts([paypal])).toEqual({ script: [], connect: [], frame: [], picture: [] })
})

test('a page for everyone lets the open gateways in, and no script of its own that is not named', () => {
  const policy = staticPolicy(false, null, ["'sha256-x'"], paymentHosts([razorpay]))

  expect(policy).toContain("script-src 'self' 'sha256-x' https://*.razorpay.com;")
  expect(policy).toContain('frame-src https://*.razorpay.com')
  expect(policy).toContain("connect-src 'self' https://*.razorpay.com")
})

test('scripts need the answer’s nonce, or a host that is open', () => {
  const policy = dynamicPolicy('a-nonce', paymentHosts([razorpay]), false)

  expect(policy).toContain(
    "script-src 'self' 'nonce-a-nonce' 'strict-dynamic' https://*.razorpay.com;",
  )
  expect(policy).not.toContain('unsafe-eval')
})

test('a prerendered page lets in a chat provider only while its widget is switched on', () => {
  const tidio = chatWidgetOf('<script src="//code.tidio.co/abcdefghijklmnopqrstuvwx.js"></script>')
  const hosts = tidio && widgetHosts(tidio)

  expect(staticPolicy(false)).not.toContain('https://code')
  expect(staticPolicy(false)).toContain("frame-src 'none'")
  expect(staticPolicy(false, hosts)).toContain(
    "script-src 'self' 'unsafe-inline' https://code.tidio.co",
  )
  expect(staticPolicy(false, hosts)).not.toContain("frame-src 'none'")
})

const picturesOf = (policy: string) => /img-src ([^;]*)/.exec(policy)?.[1]?.split(' ')
const OWN = ["'self'", 'data:', 'blob:']

test('pictures come from the site, and from a gateway or a chat only where that is open', () => {
  expect(picturesOf(staticPolicy(false))).toEqual(OWN)
  expect(picturesOf(dynamicPolicy('n', paymentHosts([paypal]), false))).toEqual(OWN)
  const paying = dynamicPolicy('n', paymentHosts([razorpay, stripe]), false)
  expect(picturesOf(paying)).toEqual([...OWN, 'https://*.razorpay.com', 'https://*.stripe.com'])
  const tidio = chatWidgetOf('//code.tidio.co/abcdefghijklmnopqrstuvwx.js')
  const chatting = picturesOf(staticPolicy(false, tidio && widgetHosts(tidio)))
  expect(chatting).toContain('https://*.tidiochat.com')
  expect(chatting).toContain('https://tidio-images-messenger.s3.amazonaws.com')
  for (const policy of [chatting, picturesOf(paying)]) expect(policy).not.toContain('https:')
})
