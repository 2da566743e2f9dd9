'use client'

import { LogOut } from 'lucide-react'
import { useState } from 'react'

import { signOut } from '@/src/lib/browser/sign-out'

import { MENU_ROW } from './menu-row'

/** Ends the session and returns to the landing page. */
export function SignOutRow() {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  const leave = async () => {
    if (state === 'busy') return
    setState('busy')
    if (!(await signOut())) setState('failed')
  }

  return (
    <>
      <button type="button" onClick={leave} aria-busy={state === 'busy'} className={MENU_ROW}>
        <LogOut aria-hidden className="size-4.5 shrink-0" />
        Sign Out
      </button>
      <p role="status" className="px-3 text-xs text-danger empty:hidden">
        {state === 'failed' && 'That did not work. Check your connection and try again.'}
      </p>
    </>
  )
}
