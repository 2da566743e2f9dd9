'use client'

import { unstable_rethrow, usePathname, useRouter } from 'next/navigation'
import { Component, type ReactNode, startTransition, useEffect, useRef } from 'react'
import { Button } from '@/src/storefront/ui/button'
import { forgetFailures } from '@/src/storefront/ui/fetched'
import { Container } from '@/src/storefront/ui/layout'

type Props = { children: ReactNode; inCheckout?: boolean }
type State = { readonly failed: { readonly error: unknown } | null }

/**
 * Keeps header and footer while a page cannot be shown. Here rather than in an `error.tsx`, whose
 * script would be one more request of every page.
 */
export class CatchErrors extends Component<Props, State> {
  override state: State = { failed: null }

  static getDerivedStateFromError(error: unknown): State {
    unstable_rethrow(error) // redirects and "not found" are not errors
    return { failed: { error } }
  }

  forget = () => {
    forgetFailures()
    this.setState({ failed: null })
  }

  override render() {
    const { failed } = this.state
    if (!failed) return this.props.children
    return (
      <PageFailed
        error={failed.error}
        inCheckout={this.props.inCheckout === true}
        onForget={this.forget}
      />
    )
  }
}

/** What the server logs an error under, where it came from there. */
function idOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('digest' in error)) return null
  return typeof error.digest === 'string' ? error.digest : null
}

type PageFailedProps = { error: unknown; inCheckout: boolean; onForget: () => void }

/** Says that it was us, and what to do; another page is shown as if nothing had been. */
function PageFailed({ error, inCheckout, onForget }: PageFailedProps) {
  const id = idOf(error)
  const router = useRouter()
  const pathname = usePathname()
  const failedAt = useRef(pathname)

  useEffect(() => {
    if (pathname !== failedAt.current) onForget()
  }, [pathname, onForget])

  const tryAgain = () =>
    startTransition(() => {
      router.refresh()
      onForget()
    })

  return (
    <Container className="py-16 lg:py-24">
      <h1 className="heading text-2xl">Something went wrong</h1>
      <p className="mt-3 max-w-[60ch] text-muted lg:text-lg">
        {inCheckout
          ? 'It’s not your fault, and your answers are kept. If you had already paid, your receipt comes by email: don’t pay again.'
          : 'It’s not your fault, and this error did not charge you.'}{' '}
        Try again. If it keeps happening,{' '}
        <a className="link" href="/support#message">
          write to us
        </a>
        {id && <span>{` and mention ${id}`}</span>}.
      </p>
      <Button onClick={tryAgain} className="mt-8">
        Try again
      </Button>
    </Container>
  )
}
