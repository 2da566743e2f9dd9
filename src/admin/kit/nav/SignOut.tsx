'use client'

import { LogOutIcon, toast } from '@payloadcms/ui'
import { useState } from 'react'

import { signOut } from '@/src/lib/browser/sign-out'
import { NAV_LINK } from './nav-link'

/** Ends the session and leaves for the sign-in page; says where that failed. */
export async function leaveOffice(): Promise<boolean> {
  const isOut = await signOut('/auth')
  if (!isOut)
    toast.error('The server did not respond, so you are still signed in. Please try again.')
  return isOut
}

/** Ends the session on the server, then leaves the back-office for the sign-in page. */
export function SignOut() {
  const [busy, setBusy] = useState(false)

  const leave = async () => {
    setBusy(true)
    if (!(await leaveOffice())) setBusy(false)
  }

  return (
    <button
      className={`${NAV_LINK} gap-2 w-full bg-transparent font-inherit text-muted cursor-pointer [&_.icon]:size-4.5`}
      disabled={busy}
      onClick={leave}
      type="button"
    >
      <LogOutIcon />
      <span className="truncate">{busy ? 'Signing out…' : 'Sign out'}</span>
    </button>
  )
}
