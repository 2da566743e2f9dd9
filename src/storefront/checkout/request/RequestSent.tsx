import { useEffect, useRef } from 'react'

import { Container } from '@/src/storefront/ui/layout'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'

import type { SentRequest } from './use-request'

type RequestSentProps = { sent: SentRequest; email: string; stateName: string }

/** The request has arrived: what happens next, and when. */
export function RequestSent({ sent, email, stateName }: RequestSentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  const steps = [
    `We check what ${stateName} charges and requires for your company.`,
    `Within 2 business days we email your offer to ${email}.`,
    'You decide. You pay nothing until you accept it.',
  ]
  return (
    <Container className="py-10 lg:py-16">
      <div className="max-w-140">
        <h1 ref={heading} tabIndex={-1} className="heading text-2xl focus-visible:outline-none">
          We got your request
        </h1>
        <p className="mt-3 text-muted">
          Your reference is {sent.reference}. We sent a confirmation to {email}.
        </p>
        <h2 className="mt-10 text-lg font-semibold">What happens next</h2>
        <ol className="mt-3">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-4 border-t border-border py-3">
              <span className="heading text-lg text-accent-text tabular-nums">{index + 1}</span>
              <span className="min-w-0 wrap-anywhere">{step}</span>
            </li>
          ))}
        </ol>
        <div className="mt-8 flex flex-wrap gap-3">
          {sent.conversation ? (
            <ButtonLink href={sent.conversation}>Open the conversation</ButtonLink>
          ) : (
            <ButtonLink href="/">Back to the home page</ButtonLink>
          )}
        </div>
      </div>
    </Container>
  )
}
