import type { ReactNode } from 'react'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { cx } from '@/src/storefront/ui/cx'
import { RadioCard } from '@/src/storefront/ui/forms/radio-card'
import type { Payment } from './use-payment'

const PAPER = 'border-[#0000001f] bg-[#fff]'

type MarkProps = { ground?: string; className?: string; children: ReactNode }

function Mark({ ground = PAPER, className, children }: MarkProps) {
  return (
    <span
      className={cx(
        'flex h-6 min-w-9.5 items-center justify-center rounded-[4px] border px-1.5 text-[0.6875rem] leading-none font-bold',
        ground,
        className,
      )}
    >
      {children}
    </span>
  )
}

const Visa = () => <Mark className="text-[#1a1f71] italic">VISA</Mark>

const Amex = () => (
  <Mark ground="border-transparent bg-[#016fd0]" className="text-[#fff]">
    AMEX
  </Mark>
)

const Mastercard = () => (
  <Mark>
    <span className="size-3.5 rounded-full bg-[#eb001b]" />
    <span className="-ml-1.5 size-3.5 rounded-full bg-[#f79e1b]/85" />
  </Mark>
)

const Upi = () => (
  <Mark className="text-[#5f6368] italic">
    UPI<span className="ml-0.5 text-[#097939] not-italic">▸</span>
  </Mark>
)

const PayPal = () => (
  <Mark className="italic">
    <span className="text-[#003087]">Pay</span>
    <span className="text-[#0070e0]">Pal</span>
  </Mark>
)

const MARKS: Record<GatewaySlug, ReactNode> = {
  stripe: (
    <>
      <Visa />
      <Mastercard />
      <Amex />
    </>
  ),
  razorpay: (
    <>
      <Upi />
      <Visa />
      <Mastercard />
    </>
  ),
  paypal: <PayPal />,
}

/** What a way to pay takes, as the marks that people look for. Their names are in the text below. */
function MethodMarks({ gateway }: { gateway: GatewaySlug }) {
  return (
    <span aria-hidden className="flex flex-wrap gap-1">
      {MARKS[gateway]}
    </span>
  )
}

const ABOUT: Record<GatewaySlug, string> = {
  stripe: 'Credit or debit card',
  razorpay: 'UPI, cards and netbanking, in Indian rupees',
  paypal: 'Approve the payment on PayPal',
}

type MethodPickerProps = {
  payment: Payment
  /** The form of the chosen method, inside its row. */
  children: ReactNode
}

/** The payment methods to choose from, also where there is only one; the chosen one is open. */
export function MethodPicker({ payment, children }: MethodPickerProps) {
  const { method: chosen, options, choose, busy } = payment
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-sm font-semibold">Pay with</legend>
      {options.methods.map((method) => {
        const isChosen = method.gateway === chosen?.gateway
        return (
          <RadioCard
            key={method.gateway}
            name="gateway"
            value={method.gateway}
            checked={isChosen}
            onChange={() => busy === null && choose(method.gateway)}
            title={method.label}
            aside={<MethodMarks gateway={method.gateway} />}
            description={ABOUT[method.gateway]}
          >
            {isChosen && (
              <div className="relative z-10 mt-3 flex flex-col gap-4 max-sm:-ml-7.5">
                {children}
              </div>
            )}
          </RadioCard>
        )
      })}
    </fieldset>
  )
}
