import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { buttonClass } from '@/src/storefront/ui/button-look'
import { cx } from '@/src/storefront/ui/cx'

type NextButtonProps = {
  /** The id of the form that it submits. */
  form: string
  /** Looks unavailable until then, yet can be pressed: the form then says what is missing. */
  isReady: boolean
  /** Why it looks unavailable: read out with the button. */
  reason?: string | null
  /** Nothing can be bought just now. */
  isOff?: boolean
  busy?: boolean
  busyLabel?: string
  children: ReactNode
}

/** Submits the present step. */
export function NextButton(props: NextButtonProps) {
  const { form, isReady, reason, isOff, busy = false, busyLabel, children } = props
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

/**
 * A step's form may still be on its way when its button is pressed. The press is kept, and sends
 * the form once it is there; it is forgotten when the step changes first.
 *
 * @param form the id of the form that the button submits
 */
function useEarlyPress(form: string) {
  const waiting = useRef<MutationObserver>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press counts for its own step alone
  useEffect(() => () => waiting.current?.disconnect(), [form])

  return (event: MouseEvent<HTMLButtonElement>) => {
    if (event.currentTarget.form) return
    waiting.current?.disconnect()
    waiting.current = new MutationObserver((_, observer) => {
      const found = document.getElementById(form)
      if (!(found instanceof HTMLFormElement)) return
      observer.disconnect()
      found.requestSubmit()
    })
    waiting.current.observe(document.body, { childList: true, subtree: true })
  }
}
