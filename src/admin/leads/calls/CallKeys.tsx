'use client'

import { useRouter } from 'next/navigation'

import { useShortcuts } from '@/src/admin/kit/keys/use-shortcuts'

export function CallKeys({ previous, next }: { previous: string | null; next: string | null }) {
  const router = useRouter()
  useShortcuts({
    ...(next && { later: () => router.push(next) }),
    ...(previous && { earlier: () => router.push(previous) }),
  })
  return null
}
