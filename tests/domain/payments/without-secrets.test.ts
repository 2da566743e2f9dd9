import { expect, test } from 'vitest'

import { withoutSecrets } from '@/src/domain/payments/without-secrets'

const said = (event: object): unknown => JSON.parse(withoutSecrets(JSON.stringify(event)))

test('Stripe’s key to a payment is left out, wherever it stands', () => {
  const secret = 'pi_3Abc_secret_Xyz9'
  const event = {
    id: 'evt_1',
    data: {
      object: {
        id: 'pi_3Abc',
        client_secret: secret,
        amount: 19900,
        next_action: {
          redirect_to_url: { url: `https://hooks.stripe.com/a?client_secret=src_1&x=2#${secret}` },
        },
        charges: [{ payment_intent: { id: 'pi_3Abc', client_secret: secret } }],
      },
      previous_attributes: { note: `key ${secret}.` },
    },
  }

  expect(said(event)).toEqual({
    id: 'evt_1',
    data: {
      object: {
        id: 'pi_3Abc',
        client_secret: '[redacted]',
        amount: 19900,
        next_action: {
          redirect_to_url: {
            url: 'https://hooks.stripe.com/a?client_secret=[redacted]&x=2#[redacted]',
          },
        },
        charges: [{ payment_intent: { id: 'pi_3Abc', client_secret: '[redacted]' } }],
      },
      previous_attributes: { note: 'key [redacted].' },
    },
  })
})

test.each(['access_token', 'id_token', 'client_token', 'webhook_secret', 'password'])(
  '%s is left out, whoever says it',
  (name) => {
    expect(said({ resource: { [name]: { nested: 'x' } } })).toEqual({
      resource: { [name]: '[redacted]' },
    })
  },
)

test('what Razorpay and PayPal say of a payment stays as it is', () => {
  const event = {
    event: 'payment.captured',
    payload: { payment: { entity: { id: 'pay_1', token_id: 'token_1', card_id: null } } },
    resource: { id: '5O190127TN364715T', links: [{ href: 'https://paypal.com/x?token=5O19' }] },
    client_secret: null,
  }

  expect(said(event)).toEqual(event)
})
