'use client'

import Link from 'next/link'
import { type ComponentProps, useState } from 'react'

type SiteLinkProps = Omit<ComponentProps<typeof Link>, 'prefetch'> & {
  /** Never fetched beforehand: what is there belongs to one visitor. */
  prefetch?: false
}

/**
 * A link to a page of ours, which is fetched as soon as somebody points at it, touches it or moves
 * the focus to it: a first visit asks for nothing that it may not need, and a click still finds
 * the page there.
 */
export function SiteLink({ prefetch, ...link }: SiteLinkProps) {
  const [isWanted, setWanted] = useState(false)
  const want = prefetch === false ? undefined : () => setWanted(true)
  return (
    <Link {...link} prefetch={isWanted} onPointerEnter={want} onTouchStart={want} onFocus={want} />
  )
}
