'use client'

import { LogOut } from 'lucide-react'
import { useState } from 'react'

import { MENU_ROW } from './menu-row'

/** Ends the session and returns to the landing page. */
export function SignOutRow() {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  const signOut = async () => {
    if (state === 'busy') return
    setState('busy')
    const response = await fetch('/api/account/sign-out', { method: 'POST' }).catch(() => null)
    if (response?.ok) window.location.assign('/')
    else setState('failed')
  }

  return (
    <>
      <button type="button" onClick={signOut} aria-busy={state === 'busy'} className={MENU_ROW}>
        <LogOut aria-hidden className="size-4.5 shrink-0" />
        Sign Out
      </button>
      <p role="status" className="px-3 text-xs text-danger empty:hidden">
        {state === 'failed' && 'That did not work. Check your connection and try again.'}
      </p>
    </>
  )
}
