'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'

import type { ApiResult } from '@/src/lib/browser/result'

import { filingTrouble } from '../filing-saver'

/**
 * The answers of a filing as the page has them; what changes them is told to the order's timeline
 * too. `reopen` asks the server to take them back, and answers what went wrong.
 */
export function useAsked<View>(given: View, takeBack: (view: View) => Promise<ApiResult<View>>) {
  const [view, setView] = useState(given)
  const router = useRouter()
  const take = (changed: View) => {
    setView(changed)
    router.refresh()
  }
  const reopen = async () => {
    const result = await takeBack(view)
    if (result.ok) take(result.value)
    return result.ok ? null : filingTrouble(result)
  }
  return { view, take, reopen }
}
