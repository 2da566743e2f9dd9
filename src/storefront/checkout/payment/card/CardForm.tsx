import { zodResolver } from '@hookform/resolvers/zod'
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useForm } from 'react-hook-form'
import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'
import type { BillingInput } from '@/src/domain/payments/billing'
import { countries } from '@/src/domain/vocabulary/places/countries'
import { Checkbox } from '@/src/storefront/ui/forms/checkbox'
import { SelectField } from '@/src/storefront/ui/forms/select-field'
import { TextField } from '@/src/storefront/ui/forms/text-field'
import { Skeleton } from '@/src/storefront/ui/skeleton'
import { keepCardholder, keptCardholder } from '../kept-for-payment'
import { NotLoaded } from '../NotLoaded'
import { PAYMENT_TEXTS } from '../outcome/payment-text'
import type { HoldResult } from '../payment-method-form'
import type { Payment } from '../use-payment'
import {
  billingDetails,
  billingToSave,
  type CardOwner,
  type CardOwnerFields,
  cardOwner,
  chargedOwner,
  firstCardOwner,
  knownOwner,
  type OwnerPart,
  walletOwner,
} from './card-owner'
import type { TokenResult } from './token-result'
import { type Opening, useOpenCard, type WalletPlace } from './use-open-card'
import { Wallets, type WalletsState } from './Wallets'

const NOT_LOADED = { ok: false, message: PAYMENT_TEXTS.cardsNotLoaded } as const

type CardFormProps = { payment: Payment; method: PaymentMethodView; wallets: HTMLElement }

/** Asks for a card and has the provider hold it. Nothing is charged here. */
export function CardForm({ payment, method, wallets }: CardFormProps) {
  const { payer, savedBilling, maySaveBilling, totalMinor } = payment.options
  const opening = useRef<Opening>(null)
  const row = useRef<HTMLDivElement>(null)
  const [walletsState, setWalletsState] = useState<WalletsState>('loading')
  const wallet = useRef<TokenResult>(null)
  const form = useForm<CardOwnerFields, unknown, CardOwner>({
    resolver: zodResolver(cardOwner),
    mode: 'onTouched',
    defaultValues: firstCardOwner(payer, savedBilling),
  })
  const { setValue } = form
  useEffect(() => {
    const kept = keptCardholder()
    if (!kept) return
    setValue('name', kept)
    setOpened((before) => [...before, 'name'])
  }, [setValue])
  const { errors } = form.formState
  const known = knownOwner(payer, savedBilling)
  const [opened, setOpened] = useState<readonly OwnerPart[]>([])
  const asks = (part: OwnerPart) => !known[part] || opened.includes(part)

  async function take(owner: CardOwner, total: number): Promise<HoldResult> {
    const card = await opening.current // still loading? Then it waits
    const taken = await card?.take(billingDetails(owner, payer, savedBilling), total)
    const keeps = maySaveBilling && owner.save
    const billing = keeps ? { billing: billingToSave(owner, payer, savedBilling) } : {}
    return taken ? heldBy(taken, total, billing) : NOT_LOADED
  }

  function heldBy(
    taken: TokenResult,
    total: number,
    more: { billing?: BillingInput } = {},
  ): HoldResult {
    if (!taken.ok) return taken
    const { token, label } = taken
    return { ok: true, held: { gateway: method.gateway, token, label, totalMinor: total, ...more } }
  }

  const formOfRow = () => row.current?.closest('form') ?? null

  /** Where the terms are asked for on this page, they come first, as for every other payment. */
  function mayOpenWallet(): boolean {
    const consent = formOfRow()?.querySelector<HTMLInputElement>('input[name="consent"]')
    if (!consent || consent.checked) return true
    formOfRow()?.requestSubmit()
    return false
  }

  async function hold(total: number): Promise<HoldResult> {
    const paid = wallet.current
    wallet.current = null
    if (paid) return heldBy(paid, total)
    const card = await opening.current
    if (card && card.kind() !== 'card') return take(walletOwner(payer), total)
    let result: HoldResult = { ok: false, message: null }
    const taking = form.handleSubmit(
      async (owner) => {
        result = await take(chargedOwner(owner, asks, payer, savedBilling), total)
      },
      async () => {
        await card?.check()
      },
    )
    await taking()
    return result
  }

  useImperativeHandle(payment.methodForm, () => ({
    hold,
    hasNewer: () => wallet.current !== null,
    challenge: async (secret) => (await (await opening.current)?.challenge(secret)) ?? NOT_LOADED,
  }))

  return (
    <>
      {createPortal(<Wallets state={walletsState} host={row} />, wallets)}
      <CardFields
        key={payment.round}
        payment={payment}
        method={method}
        totalMinor={totalMinor}
        opening={opening}
        wallets={{
          host: row,
          mayOpen: mayOpenWallet,
          onState: setWalletsState,
          onTaken: (taken) => {
            wallet.current = taken
            formOfRow()?.requestSubmit()
          },
        }}
      />
      {asks('name') && (
        <TextField
          label="Cardholder name"
          autoComplete="cc-name"
          error={errors.name?.message}
          {...form.register('name', { onChange: ({ target }) => keepCardholder(target.value) })}
        />
      )}
      {asks('address') && (
        <>
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
        </>
      )}
      {asks('email') && (
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
      )}
      <dl className="flex flex-col gap-1.5 border-t border-border pt-3 text-sm empty:hidden">
        {KNOWN.filter(([part]) => !asks(part)).map(([part, label]) => (
          <div key={part} className="flex gap-x-4">
            <dt className="w-28 shrink-0 text-muted max-sm:sr-only">{label}</dt>
            <dd className="min-w-0 grow wrap-anywhere">{known[part]}</dd>
            <dd>
              <button
                type="button"
                className="link min-h-6"
                onClick={() => setOpened([...opened, part])}
              >
                Change<span className="sr-only"> {label.toLowerCase()}</span>
              </button>
            </dd>
          </div>
        ))}
      </dl>
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

const KNOWN = [
  ['name', 'Name on card'],
  ['address', 'Billing address'],
  ['email', 'Email'],
] as const

type CardFieldsProps = {
  payment: Payment
  method: PaymentMethodView
  totalMinor: number
  /** Given the fields as they open. */
  opening: RefObject<Opening | null>
  wallets: WalletPlace
}

/** The provider's own fields for the card, in its own frame. */
function CardFields(props: CardFieldsProps) {
  const { payment, method, totalMinor, opening, wallets } = props
  const host = useRef<HTMLDivElement>(null)
  const { status, retry } = useOpenCard(method, host, totalMinor, opening, wallets)

  return (
    <fieldset
      className="flex min-w-0 flex-col gap-3"
      aria-label="Card details"
      aria-busy={status === 'loading'}
    >
      <div className={status === 'failed' ? undefined : 'relative min-h-60'}>
        {status === 'loading' && <CardSkeleton />}
        {status === 'failed' && (
          <NotLoaded payment={payment} onRetry={retry}>
            {PAYMENT_TEXTS.cardsNotLoaded}
          </NotLoaded>
        )}
        <div
          ref={host}
          inert={status !== 'ready'}
          className={status === 'ready' ? undefined : 'opacity-0'}
        />
      </div>
    </fieldset>
  )
}

function CardSkeleton() {
  return (
    <div className="absolute inset-0 flex flex-col gap-4">
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-11 w-full" />
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
    </div>
  )
}
