import { zodResolver } from '@hookform/resolvers/zod'
import { type RefObject, useImperativeHandle, useRef } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'

import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'
import { Notice } from '@/src/storefront/ui/notice'
import { SelectField } from '@/src/storefront/ui/select-field'
import { TextField } from '@/src/storefront/ui/text-field'

import { formId } from '../form-id'
import type { Checkout } from '../use-checkout'
import { CardFields } from './CardFields'
import type { CardDesk } from './card-desk'
import { billingDetails, type CardOwner, COUNTRIES, cardOwner } from './card-owner'
import type { Opening } from './use-open-card'

const NOT_LOADED = { ok: false, message: 'Stripe has not loaded yet. Please try again.' } as const

type CardFormProps = {
  checkout: Checkout
  method: PaymentMethodView
  desk: RefObject<CardDesk | null>
}

/** Asks for a card and has the provider hold it. Nothing is charged before the review. */
export function CardForm({ checkout, method, desk }: CardFormProps) {
  const { state, dispatch, holdCard } = checkout
  const { answers, quote } = state
  const opening = useRef<Opening>(null)
  const form = useForm<z.input<typeof cardOwner>, unknown, CardOwner>({
    resolver: zodResolver(cardOwner),
    mode: 'onTouched',
    defaultValues: { name: '', email: '', zip: '', country: 'US' },
  })
  const { errors } = form.formState

  async function take(owner: CardOwner, totalMinor: number) {
    const card = await opening.current // still loading? Then it waits
    return card ? await card.take(billingDetails(owner, answers), totalMinor) : NOT_LOADED
  }

  async function hold(owner: CardOwner) {
    dispatch({ type: 'began', busy: 'card' })
    const taken = await take(owner, quote.totalMinor)
    if (taken.ok) return holdCard(taken.card)
    dispatch({ type: 'stopped' })
    form.setError('root', { message: taken.message })
  }

  useImperativeHandle(desk, () => ({
    retake: (totalMinor) => take(cardOwner.parse(form.getValues()), totalMinor),
    challenge: async (secret) => (await (await opening.current)?.challenge(secret)) ?? NOT_LOADED,
  }))

  return (
    <form
      id={formId('payment')}
      noValidate
      onSubmit={form.handleSubmit(hold, () => void opening.current?.then((card) => card?.check()))}
      className="flex flex-col gap-6"
    >
      <TextField
        label="Cardholder name"
        autoComplete="cc-name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <CardFields
        key={state.cardRound}
        method={method}
        totalMinor={quote.totalMinor}
        opening={opening}
      />
      {errors.root?.message && <Notice tone="danger">{errors.root.message}</Notice>}
      <SelectField
        label="Country"
        options={COUNTRIES}
        autoComplete="country"
        {...form.register('country')}
      />
      <TextField
        label="ZIP or postal code"
        optional
        autoComplete="billing postal-code"
        error={errors.zip?.message}
        {...form.register('zip')}
      />
      <TextField
        label="Email for the card"
        optional
        type="email"
        inputMode="email"
        autoComplete="billing email"
        help="Only if it is another one than yours."
        error={errors.email?.message}
        {...form.register('email')}
      />
    </form>
  )
}
