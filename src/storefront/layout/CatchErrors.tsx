'use client'

import { unstable_rethrow } from 'next/navigation'
import { Component, type ReactNode } from 'react'

import { forgetFailures } from '@/src/storefront/ui/fetched'

import { PageFailed } from './PageFailed'

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
