'use client'

import { type ReactNode, useEffect, useRef } from 'react'

import type { ApiFailure } from '@/src/lib/browser/result'

import { Notice } from '../notice'

type FailureNoticeProps = {
  failure: Pick<ApiFailure, 'code' | 'message' | 'id'> | null
  /** What else is to be said, such as that nothing typed is lost. */
  children?: ReactNode
  /** Takes the focus as it appears: what someone has just sent is answered here. */
  focus?: boolean
}

/** Why something did not work, with the number that support can look up. */
export function FailureNotice({ failure, children, focus }: FailureNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure && focus) box.current?.focus()
  }, [failure, focus])

  if (!failure) return null
  return (
    <div ref={box} tabIndex={-1} className="focus:outline-none">
      <Notice tone="danger">
        {failure.message}
        {children && <span> {children}</span>}
        {failure.code === 'signed_out' && (
          <span>
            {' '}
            <a href="/auth" target="_blank" rel="noopener" className="link">
              Sign in in another tab
            </a>
            , then come back and try again.
          </span>
        )}
        {failure.id && <span>{` If you write to us about this, mention ${failure.id}.`}</span>}
      </Notice>
    </div>
  )
}
