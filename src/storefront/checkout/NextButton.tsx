import type { ReactNode } from 'react'

import { buttonClass } from '@/src/storefront/ui/button-look'
import { cx } from '@/src/storefront/ui/cx'

import { useEarlyPress } from './use-early-press'

type NextButtonProps = {
  /** The id of the form that it submits. */
  form: string
  /** Looks unavailable until then, yet can be pressed: the form then says what is missing. */
  isReady: boolean
  /** Why it looks unavailable: read out with the button. */
  reason?: string | null
  /** Nothing can be bought just now. */
  isOff: boolean
  busy: boolean
  busyLabel: string
  children: ReactNode
}

/** Submits the present step. */
export function NextButton(props: NextButtonProps) {
  const { form, isReady, reason, isOff, busy, busyLabel, children } = props
  const reasonId = `${form}-reason`
  const keepEarlyPress = useEarlyPress(form)
  return (
    <>
      <button
        type="submit"
        form={form}
        disabled={isOff}
        aria-disabled={!isReady || busy || undefined}
        aria-busy={busy || undefined}
        aria-describedby={reason ? reasonId : undefined}
        onClick={busy ? (event) => event.preventDefault() : keepEarlyPress}
        className={cx(
          buttonClass({ size: 'md' }),
          'min-w-24 max-lg:ml-auto lg:min-w-48',
          !isReady && 'border-border-strong! bg-panel! text-muted!',
          busy && 'busy-bar',
        )}
      >
        {busy ? busyLabel : children}
      </button>
      {reason && (
        <span id={reasonId} className="sr-only">
          {reason} to continue
        </span>
      )}
    </>
  )
}
