'use client'

import { Button } from '@payloadcms/ui'
import type { ReactNode } from 'react'

type Props = {
  readonly children: ReactNode
  /** What it says while it works: "Testing…". */
  readonly busyLabel: string
  readonly isBusy: boolean
  readonly onAct?: () => void
  readonly look?: 'primary' | 'secondary' | 'error'
  readonly type?: 'button' | 'submit'
  readonly label?: string
}

/** A button that says what it is doing, keeps its width and its focus, and can't be pressed twice. */
export function ActionButton(props: Props) {
  const { children, busyLabel, isBusy, onAct, look = 'secondary', type = 'button', label } = props
  return (
    <Button
      aria-label={label}
      buttonStyle={look}
      className="admin-action"
      extraButtonProps={{ 'aria-disabled': isBusy, 'aria-busy': isBusy }}
      margin={false}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
        else onAct?.()
      }}
      size="small"
      type={type}
    >
      <span className="admin-action__words" data-busy={isBusy}>
        <span aria-hidden={isBusy}>{children}</span>
        <span aria-hidden={!isBusy}>{busyLabel}</span>
      </span>
    </Button>
  )
}
