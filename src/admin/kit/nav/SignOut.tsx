'use client'

import { LogOutIcon, toast } from '@payloadcms/ui'
import { useState } from 'react'

import { signOut as endSession } from '@/src/lib/browser/sign-out'

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
      className="nav__link admin-nav__sign-out"
      disabled={busy}
      onClick={signOut}
      type="button"
    >
      <LogOutIcon />
      <span className="nav__link-label">{busy ? 'Signing out…' : 'Sign out'}</span>
    </button>
  )
}
