import { ExternalLink } from 'lucide-react'
import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'
import { Badge } from '@/src/storefront/ui/badge'
import { loadScript } from '@/src/storefront/ui/browser/load-script'
import { TryAgain } from '@/src/storefront/ui/button'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { Notice } from '@/src/storefront/ui/notice'
import { Skeleton } from '@/src/storefront/ui/skeleton'
import { CardForm } from './card/CardForm'
import { MethodPicker } from './MethodPicker'
import { NotLoaded } from './NotLoaded'
import { PaymentTrouble } from './outcome/PaymentTrouble'
import { PAYMENT_TEXTS } from './outcome/payment-text'
import type { HoldResult } from './payment-method-form'
import { Rupees } from './razorpay/Rupees'
import type { Payment } from './use-payment'

type PaymentMethodsProps = {
  payment: Payment
  /** The form's id, by which a button elsewhere on the page submits it. */
  formId: string
  /** `payment.hold()` where a review follows, else `payment.pay()`. */
  onSubmit: () => void
  /** What went wrong is said elsewhere. */
  isQuiet?: boolean
  /** Beneath the fields: a consent, a button. */
  children?: ReactNode
}

/** How to pay: the choice, and the form of the chosen method. */
export function PaymentMethods(props: PaymentMethodsProps) {
  const { payment, formId, onSubmit, isQuiet = false, children } = props
  const { method } = payment
  const isFree = payment.options.totalMinor === 0
  const none = useRef<HTMLDivElement>(null)
  const [wallets, setWallets] = useState<HTMLElement | null>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (method || isFree) onSubmit()
    else none.current?.focus()
  }

  return (
    <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-6">
      {!isQuiet && (isFree || method) && <PaymentTrouble payment={payment} />}
      {isFree && (
        <>
          <NothingToPay />
          {children}
        </>
      )}
      {!isFree && method && (
        <>
          {method.sandbox && (
            <p>
              <Badge tone="warning">Payment sandbox: no real money moves</Badge>
            </p>
          )}
          <div ref={setWallets} className="empty:hidden" />
          <MethodPicker payment={payment}>
            {wallets && <MethodForm payment={payment} method={method} wallets={wallets} />}
          </MethodPicker>
          {payment.problem && <Notice tone="danger">{payment.problem}</Notice>}
          {children}
        </>
      )}
      {!isFree && !method && (
        <div ref={none} tabIndex={-1}>
          <NoMethod />
        </div>
      )}
    </form>
  )
}

type MethodProps = { payment: Payment; method: PaymentMethodView }

type MethodFormProps = MethodProps & {
  /** Above the rows: where the card's wallets go. */
  wallets: HTMLElement
}

function MethodForm({ wallets, ...props }: MethodFormProps) {
  switch (props.method.gateway) {
    case 'stripe':
      return <CardForm {...props} wallets={wallets} />
    case 'razorpay':
      return <RazorpayForm {...props} />
    case 'paypal':
      return <PayPalForm {...props} />
  }
}

/** Nothing is switched on that one could pay with. */
function NoMethod() {
  return (
    <Notice
      tone="warning"
      title="No payment methods are available"
      action={
        <div className="flex flex-wrap gap-2">
          <ButtonLink href="/support" variant="secondary" size="sm">
            Contact support
          </ButtonLink>
          <TryAgain onClick={() => window.location.reload()} />
        </div>
      }
    >
      Please contact support or try again later. Your answers are kept.
    </Notice>
  )
}

/** An offer leaves nothing to pay: no card is asked for. */
function NothingToPay() {
  return (
    <Notice tone="success" title="Nothing to pay">
      Your offer covers this order. We don’t need a card. You get a receipt for $0.00.
    </Notice>
  )
}

/** Says what will happen: PayPal asks on its own pages. */
function PayPalForm({ payment, method }: MethodProps) {
  useImperativeHandle(payment.methodForm, () => ({
    hold: async (totalMinor) => ({
      ok: true,
      held: { gateway: method.gateway, label: method.label, totalMinor },
    }),
  }))

  return (
    <p className="flex gap-2 text-sm">
      <ExternalLink aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
      You go to PayPal when you press the pay button, and then come back here. Nothing is charged
      until you approve it there.
    </p>
  )
}

type Status = 'loading' | 'ready' | 'failed'

/** Says what is charged in rupees, and has Razorpay's window ready for later. */
function RazorpayForm({ payment, method }: MethodProps) {
  const { status, retry } = useScript(method.scriptUrl ?? '')
  const { totalMinor } = payment.options
  const latest = useRef(status)
  latest.current = status

  useImperativeHandle(payment.methodForm, () => ({
    hold: async (total): Promise<HoldResult> => {
      if (latest.current === 'loading') return { ok: false, message: PAYMENT_TEXTS.gatewayLoading }
      if (latest.current === 'failed') return { ok: false, message: null }
      const { gateway, label } = method
      return { ok: true, held: { gateway, label, totalMinor: total } }
    },
  }))

  if (status === 'failed') {
    return (
      <NotLoaded payment={payment} onRetry={retry}>
        Razorpay has not loaded. Nothing was charged. Please try again, or choose another way to
        pay.
      </NotLoaded>
    )
  }
  return (
    <div className="flex flex-col gap-4 text-sm">
      <Rupees method={method} totalMinor={totalMinor} />
      <p className="text-muted">
        Razorpay’s window opens when you press the pay button. Pay there by UPI, card, netbanking or
        wallet.
      </p>
      {status === 'loading' && (
        <div role="status">
          <Skeleton className="h-1 w-full" />
          <span className="sr-only">Payment gateway is loading.</span>
        </div>
      )}
    </div>
  )
}

/** A script of the provider's, fetched as soon as its method is chosen. */
function useScript(url: string): { status: Status; retry: () => void } {
  const [status, setStatus] = useState<Status>('loading')
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what reloads it
  useEffect(() => {
    let isWanted = true
    const say = (said: Status) => isWanted && setStatus(said)
    setStatus('loading')
    loadScript(url).then(
      () => say('ready'),
      () => say('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [url, attempt])

  return { status, retry: () => setAttempt(attempt + 1) }
}
