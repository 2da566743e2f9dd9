'use client'

import { useRouter } from 'next/navigation'

import { useShortcuts } from '@/src/admin/kit/keys/use-shortcuts'

type Props = { readonly previous: string | null; readonly next: string | null }

/** Moves along the call list by keys. */
export function CallKeys({ previous, next }: Props) {
  const router = useRouter()
  useShortcuts({
    ...(next && { later: () => router.push(next) }),
    ...(previous && { earlier: () => router.push(previous) }),
  })
  return null
}
