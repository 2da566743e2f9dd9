import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useImperativeHandle, useRef } from 'react'
import { useForm } from 'react-hook-form'

import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'
import { countries } from '@/src/domain/vocabulary/places/countries'
import { Checkbox } from '@/src/storefront/ui/forms/checkbox'
import { SelectField } from '@/src/storefront/ui/forms/select-field'
import { TextField } from '@/src/storefront/ui/forms/text-field'
import { keepCardholder, keptCardholder } from '../kept-for-payment'
import { WORDS } from '../outcome/payment-words'
import type { HoldResult } from '../payment-method-form'
import type { Payment } from '../use-payment'
import { CardFields } from './CardFields'
import {
  billingDetails,
  billingToSave,
  type CardOwner,
  type CardOwnerFields,
  cardOwner,
  firstCardOwner,
  walletOwner,
} from './card-owner'
import type { Opening } from './use-open-card'

const NOT_LOADED = { ok: false, message: WORDS.cardsNotLoaded } as const

type CardFormProps = { payment: Payment; method: PaymentMethodView }

/** Asks for a card and has the provider hold it. Nothing is charged here. */
export function CardForm({ payment, method }: CardFormProps) {
  const { payer, savedBilling, maySaveBilling, totalMinor } = payment.options
  const opening = useRef<Opening>(null)
  const form = useForm<CardOwnerFields, unknown, CardOwner>({
    resolver: zodResolver(cardOwner),
    mode: 'onTouched',
    defaultValues: firstCardOwner(payer, savedBilling),
  })
  const { setValue } = form
  useEffect(() => {
    const kept = keptCardholder()
    if (kept) setValue('name', kept)
  }, [setValue])
  const { errors } = form.formState

  async function take(owner: CardOwner, total: number): Promise<HoldResult> {
    const card = await opening.current // still loading? Then it waits
    const taken = await card?.take(billingDetails(owner, payer), total)
    if (!taken?.ok) return taken ?? NOT_LOADED
    const billing = maySaveBilling && owner.save ? { billing: billingToSave(owner, payer) } : {}
    const { token, label } = taken
    return {
      ok: true,
      held: { gateway: method.gateway, token, label, totalMinor: total, ...billing },
    }
  }

  async function hold(total: number): Promise<HoldResult> {
    const card = await opening.current
    if (card && card.kind() !== 'card') return take(walletOwner(payer), total)
    let result: HoldResult = { ok: false, message: null }
    const taking = form.handleSubmit(
      async (owner) => {
        result = await take(owner, total)
      },
      async () => {
        await card?.check()
      },
    )
    await taking()
    return result
  }

  useImperativeHandle(payment.desk, () => ({
    hold,
    challenge: async (secret) => (await (await opening.current)?.challenge(secret)) ?? NOT_LOADED,
  }))

  return (
    <>
      <TextField
        label="Cardholder name"
        autoComplete="cc-name"
        error={errors.name?.message}
        {...form.register('name', { onChange: ({ target }) => keepCardholder(target.value) })}
      />
      <CardFields
        key={payment.round}
        payment={payment}
        method={method}
        totalMinor={totalMinor}
        opening={opening}
      />
      <SelectField
        label="Billing country"
        options={countries()}
        autoComplete="billing country"
        {...form.register('country')}
      />
      <TextField
        label="ZIP or postal code of the card"
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
        help="Only if it differs from yours."
        error={errors.email?.message}
        {...form.register('email')}
      />
      {maySaveBilling && (
        <Checkbox
          label="Keep these billing details for my next payment"
          help="Name, address and country. Never the card itself."
          {...form.register('save')}
        />
      )}
    </>
  )
}
