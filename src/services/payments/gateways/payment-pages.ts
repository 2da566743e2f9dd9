import type { Payload } from 'payload'
import { log } from '@/src/lib/log'
import type { Payment } from '@/src/payload-types'
import type { Gateway } from '@/src/payments/gateway'
import { gatewayOfPayment } from '@/src/services/payments/gateways/resolve-gateway'

type ToFind = Pick<Payment, 'gateway' | 'gatewayRef' | 'chargeRef' | 'sandbox'>

/** By which reference a provider shows a payment: PayPal by that of the capture. */
const pageRefOf = ({ gateway, gatewayRef, chargeRef }: ToFind) =>
  gateway === 'paypal' ? chargeRef : gatewayRef

/**
 * Finds the page of each payment at its provider; null where there is none. Opens each gateway once; none
 * is asked over the network.
 */
export function paymentPages(payload: Payload): (payment: ToFind) => Promise<string | null> {
  const opened = new Map<string, Promise<Gateway | null>>()
  const open = (payment: ToFind) => {
    const key = `${payment.gateway} ${payment.sandbox}`
    const known =
      opened.get(key) ??
      gatewayOfPayment(payload, payment.gateway, payment).catch((error: unknown) => {
        log.warn({ err: error, gateway: payment.gateway }, 'a gateway could not be opened')
        return null
      })
    opened.set(key, known)
    return known
  }
  return async (payment) => {
    const ref = pageRefOf(payment)
    return ref ? ((await open(payment))?.dashboardUrl(ref) ?? null) : null
  }
}
