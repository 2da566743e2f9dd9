import type { RefObject } from 'react'

import { Notice } from '@/src/storefront/ui/notice'

type FormProblemProps = { message: string | null; summary?: RefObject<HTMLDivElement | null> }

/** Why a form was refused, above it. */
export function FormProblem({ message, summary }: FormProblemProps) {
  if (!message) return null
  return (
    <div ref={summary} tabIndex={-1} className="focus:outline-none">
      <Notice tone="danger">{message}</Notice>
    </div>
  )
}
