'use client'

import { useState } from 'react'

import { Button } from '@/src/storefront/ui/button'

/** Ends the session and returns to the landing page. */
export function SignOutButton({ block = false }: { block?: boolean }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  const signOut = async () => {
    setState('busy')
    // Public pages load it only where it is used.
    const out = await import('@/src/lib/browser/sign-out').catch(() => null)
    if (!(await out?.signOut())) setState('failed')
  }

  return (
    <>
      <Button variant="ghost" size="sm" block={block} busy={state === 'busy'} onClick={signOut}>
        Sign Out
      </Button>
      <span role="status" className="sr-only">
        {state === 'failed' && 'You could not be signed out. Check your connection and try again.'}
      </span>
    </>
  )
}
