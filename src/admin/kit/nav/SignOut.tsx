'use client'

import { LogOutIcon, toast } from '@payloadcms/ui'
import { useState } from 'react'

import { signOut as endSession } from '@/src/lib/browser/sign-out'
import { NAV_LINK } from './nav-link'

/** Ends the session on the server, then leaves the back-office for the sign-in page. */
export function SignOut() {
  const [busy, setBusy] = useState(false)

  const signOut = async () => {
    setBusy(true)
    if (await endSession('/auth')) return
    setBusy(false)
    toast.error('The server did not respond, so you are still signed in. Please try again.')
  }

  return (
    <button
      className={`${NAV_LINK} gap-2 w-full bg-transparent font-inherit text-muted cursor-pointer [&_.icon]:size-4.5`}
      disabled={busy}
      onClick={signOut}
      type="button"
    >
      <LogOutIcon />
      <span className="truncate">{busy ? 'Signing out…' : 'Sign out'}</span>
    </button>
  )
}
