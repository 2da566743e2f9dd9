import { type FormEvent, useRef } from 'react'

import { ButtonLink } from '@/src/storefront/ui/button'
import { Notice } from '@/src/storefront/ui/notice'

import { formId } from '../form-id'

/** Nothing is switched on that one could pay with. Next leads back to this message. */
export function NoMethod() {
  const message = useRef<HTMLDivElement>(null)

  function stay(event: FormEvent) {
    event.preventDefault()
    message.current?.focus()
  }

  return (
    <form id={formId('payment')} onSubmit={stay}>
      <div ref={message} tabIndex={-1}>
        <Notice
          tone="warning"
          title="No payment methods are available"
          action={
            <ButtonLink href="/support" variant="secondary" size="sm">
              Contact support
            </ButtonLink>
          }
        >
          Please contact support or try again later. Your answers are kept.
        </Notice>
      </div>
    </form>
  )
}
