import { type Dispatch, type RefObject, useEffect, useReducer, useRef } from 'react'

import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import {
  type HeldMethod,
  type PayOutcome,
  UNREACHED,
  unlessBroken,
} from './outcome/payment-outcome'
import type { PayInput } from './pay-input'
import type { PaymentMethodForm } from './payment-method-form'
import type { PaymentOptions } from './payment-options'
import { FIRST_STATE, type PaymentAction, type PaymentState, paymentReducer } from './payment-state'
import { pickMethod, rememberedMethod, rememberMethod } from './pick-method'

export type Payment = PaymentState & {
  readonly options: PaymentOptions
  /** The chosen way to pay; undefined when none is open. */
  readonly method: PaymentMethodView | undefined
  /** Set by the form of the chosen method. */
  readonly methodForm: RefObject<PaymentMethodForm | null>
  readonly choose: (gateway: GatewaySlug) => void
  /** Checks the form and holds what was typed, without charging. False when it lacks something. */
  readonly hold: () => Promise<boolean>
  /** Charges, holding what was typed first where that is still to do. */
  readonly pay: () => Promise<PayOutcome>
}

/** What is held of an order that costs nothing. */
const NOTHING_TO_PAY: HeldMethod = { gateway: null, label: 'Nothing to pay', totalMinor: 0 }

/** The form broke off, as when the provider's fields are gone: the button can be pressed again. */
const NOT_HELD = { ok: false, message: UNREACHED.message } as const

const FIELDS_SAY: PayOutcome = {
  kind: 'stopped',
  trouble: {
    tone: 'danger',
    title: 'Please check the payment details',
    message: '',
    isMethod: false,
  },
  needsMethod: true,
}

/**
 * A payment in this browser: which way, what is held of it, and what becomes of it.
 *
 * Knows nothing of what is being paid: `place` does. Nothing in here is heavy; the forms and the
 * providers' scripts come with `PaymentMethods`.
 */
export function usePayment(options: PaymentOptions): Payment {
  const { methods, totalMinor } = options
  const [state, dispatch] = useReducer(paymentReducer, options.trouble ?? null, FIRST_STATE)
  const methodForm = useRef<PaymentMethodForm>(null)
  const method = pickMethod(methods, state.wanted)

  const { trouble = null } = options
  useEffect(() => {
    if (trouble) dispatch({ type: 'came', trouble })
  }, [trouble])
  useEffect(() => {
    const remembered = rememberedMethod()
    if (remembered) dispatch({ type: 'chose', gateway: remembered })
  }, [])
  useReturnByBack(dispatch)

  async function take(): Promise<HeldMethod | null> {
    if (totalMinor === 0) {
      dispatch({ type: 'held', held: NOTHING_TO_PAY })
      return NOTHING_TO_PAY
    }
    const taken = await methodForm.current?.hold(totalMinor).catch(() => NOT_HELD)
    if (taken?.ok) {
      dispatch({ type: 'held', held: taken.held })
      return taken.held
    }
    dispatch({ type: 'refusedDetails', message: taken?.message ?? null })
    return null
  }

  async function hold(): Promise<boolean> {
    if (state.busy) return false
    dispatch({ type: 'began', busy: 'holding' })
    return (await take()) !== null
  }

  async function charge(): Promise<PayOutcome> {
    const isTheWay = state.held?.gateway === (totalMinor === 0 ? null : method?.gateway)
    const usable = isTheWay && !methodForm.current?.hasNewer?.() ? state.held : null
    const held = usable?.totalMinor === totalMinor ? usable : await take()
    if (!held || (held.gateway && !method)) return FIELDS_SAY
    dispatch({ type: 'began', busy: 'paying' })
    const { submitOrder } = await import('./outcome/submit-order')
    return submitOrder({
      held,
      method,
      input: inputFor(held, totalMinor),
      methodForm: methodForm.current,
      options,
    })
  }

  async function pay(): Promise<PayOutcome> {
    if (state.busy) return { kind: 'left' }
    dispatch({ type: 'began', busy: state.held ? 'paying' : 'holding' })
    const outcome = await unlessBroken(charge())
    if (outcome !== FIELDS_SAY) dispatch({ type: 'ended', outcome })
    return outcome
  }

  return {
    ...state,
    options,
    method,
    methodForm,
    choose: (gateway) => {
      rememberMethod(gateway)
      dispatch({ type: 'chose', gateway })
    },
    hold,
    pay,
  }
}

function inputFor(held: HeldMethod, totalMinor: number): PayInput {
  return {
    expectedTotalMinor: totalMinor,
    ...(held.gateway ? { gateway: held.gateway } : {}),
    ...(held.token ? { confirmationToken: held.token } : {}),
    ...(held.billing ? { billing: held.billing } : {}),
    consent: true,
  }
}

/** The browser's Back may bring the page up again just as it was left: still paying. */
function useReturnByBack(dispatch: Dispatch<PaymentAction>) {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatch({ type: 'returned' })
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [dispatch])
}
