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
      className="aria-busy:cursor-progress aria-busy:opacity-70"
      extraButtonProps={{ 'aria-disabled': isBusy, 'aria-busy': isBusy }}
      margin={false}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
        else onAct?.()
      }}
      size="small"
      type={type}
    >
      <span className="inline-grid in-[.admin-notice__action]:underline">
        <span aria-hidden={isBusy} className="[grid-area:1/1] aria-hidden:invisible">
          {children}
        </span>
        <span aria-hidden={!isBusy} className="[grid-area:1/1] aria-hidden:invisible">
          {busyLabel}
        </span>
      </span>
    </Button>
  )
}
