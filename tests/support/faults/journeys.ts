import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'

import { api } from '../api'
import type { AttemptResult } from '../orders/buyer'
import { type Server, serverHere } from '../server'
import { type Agreed, CHECKED_CARD, type Customer, customerOf, type Shop } from './customer'
import type { Act } from './matrix'

/** A purchase on its way, brought to just before the step that is to be broken off. */
export type Journey = {
  readonly gateway: GatewaySlug
  readonly customer: Customer
  /** Whether all of it is to be given back in the end. */
  readonly isRefund: boolean
  /** The step, done by the process that is asked. */
  act(server?: Server): Promise<unknown>
  /** Someone else, or the same person in another tab, at the same time. */
  rival(): Promise<unknown>
  /** The same person once more: comes back, looks again, presses the button again. */
  persevere(): Promise<unknown>
}

type Steps = Pick<Journey, 'act' | 'rival' | 'persevere'>

async function placing(_shop: Shop, customer: Customer): Promise<Steps> {
  let begun: AttemptResult | null = null
  const press = async () => {
    const answer = await customer.press()
    begun ??= answer
  }
  return {
    act: press,
    rival: press,
    persevere: async () => {
      if (!begun) await press()
      if (!begun) return
      await customer.comeBack(await customer.agree(begun))
      begun = null
    },
  }
}

async function beginning(customer: Customer, card?: string): Promise<AttemptResult> {
  const begun = await customer.press(card)
  if (!begun) throw new Error('The gateway wanted nothing of the customer')
  return begun
}

function comingBack(customer: Customer, agreed: Agreed): Steps {
  const comeBack = () => customer.comeBack(agreed)
  return { act: comeBack, rival: comeBack, persevere: comeBack }
}

async function settling(_shop: Shop, customer: Customer): Promise<Steps> {
  if (customer.gateway !== 'stripe') {
    return comingBack(customer, await customer.agree(await beginning(customer)))
  }
  const press = () => customer.press()
  return { act: press, rival: customer.comeBackFromStripe, persevere: press }
}

async function capturing(_shop: Shop, customer: Customer): Promise<Steps> {
  return comingBack(customer, await customer.agree(await beginning(customer), true))
}

/** The customer has paid and closed the browser: all hangs on one webhook. */
async function webhook({ trading }: Shop, customer: Customer): Promise<Steps> {
  const begun = await beginning(customer, CHECKED_CARD)
  const steps = comingBack(customer, await customer.agree(begun))
  const orderId = await customer.orderId()
  return {
    ...steps,
    act: async () => {
      const last = (await trading.eventsOf(orderId)).at(-1) ?? ''
      return trading.redeliver(last)
    },
  }
}

async function refunding({ admin }: Shop, customer: Customer): Promise<Steps> {
  const begun = await customer.press()
  if (begun) await customer.comeBack(await customer.agree(begun))
  const orderId = await customer.orderId()
  const refund = (server: Server) =>
    api('POST', `/orders/${orderId}/refund`, {
      as: admin,
      body: { all: true, reason: 'Asked for it' },
      server,
    })
  const here = () => refund(serverHere)
  return { act: (server = serverHere) => refund(server), rival: here, persevere: here }
}

const STEPS: Record<Act, (shop: Shop, customer: Customer) => Promise<Steps>> = {
  placing,
  settling,
  capturing,
  webhook,
  refunding,
}

/** Brings a purchase to its step. Anyone who answers the step may be another process. */
export async function journeyTo(act: Act, shop: Shop, gateway: GatewaySlug): Promise<Journey> {
  const customer = await customerOf(shop, gateway)
  const steps = await STEPS[act](shop, customer)
  return {
    ...steps,
    gateway,
    customer,
    isRefund: act === 'refunding',
    act: async (server = serverHere) => {
      customer.askAt(server)
      shop.trading.askAt(server)
      try {
        return await steps.act(server)
      } finally {
        customer.askAt(serverHere)
        shop.trading.askAt(serverHere)
      }
    },
  }
}
