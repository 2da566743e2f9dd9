'use client'

import type { FormEventHandler, ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

import { Button } from '@/src/storefront/ui/button'
import { PasswordField } from '@/src/storefront/ui/forms/password-field'
import { Notice } from '@/src/storefront/ui/notice'

type PayoutFormFrameProps = {
  problem: string | null
  busy: boolean
  submit: FormEventHandler
  password: UseFormRegisterReturn
  passwordError?: string
  children: ReactNode
}

/** What both ways of being paid ask in the end: the password, since this is about money. */
export function PayoutFormFrame(props: PayoutFormFrameProps) {
  const { problem, busy, submit, password, passwordError, children } = props
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4" aria-label="Payout details">
      {problem && <Notice tone="danger">{problem}</Notice>}
      {children}
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={passwordError}
        {...password}
      />
      <div>
        <Button type="submit" busy={busy} busyLabel="Saving…">
          Save payout details
        </Button>
      </div>
    </form>
  )
}
