import type { ReactNode } from 'react'

import { Button, TryAgain } from '@/src/storefront/ui/button'
import { Notice } from '@/src/storefront/ui/notice'

import type { Payment } from './use-payment'

type NotLoadedProps = {
  payment: Payment
  onRetry: () => void
  /** What has not loaded. */
  children: ReactNode
}

/** A provider's script that can't be had: says so, and offers the others. */
export function NotLoaded({ payment, onRetry, children }: NotLoadedProps) {
  return (
    <Notice
      tone="danger"
      action={
        <div className="flex flex-wrap gap-2">
          <TryAgain onClick={onRetry} />
          <OtherMethods payment={payment} />
        </div>
      }
    >
      {children}
    </Notice>
  )
}

/** A button for each other way to pay. */
function OtherMethods({ payment }: { payment: Payment }) {
  const { method: chosen, options, choose } = payment
  return options.methods
    .filter((method) => method.gateway !== chosen?.gateway)
    .map((method) => (
      <Button
        key={method.gateway}
        variant="secondary"
        size="sm"
        onClick={() => choose(method.gateway)}
      >
        Use {method.label} instead
      </Button>
    ))
}
