'use client'

import { useRouter } from 'next/navigation'

import { useShortcuts } from '@/src/admin/kit/keys/use-shortcuts'

type Props = { readonly previous: string | null; readonly next: string | null }

export function CallKeys({ previous, next }: Props) {
  const router = useRouter()
  useShortcuts({
    ...(next && { later: () => router.push(next) }),
    ...(previous && { earlier: () => router.push(previous) }),
  })
  return null
}
