'use client'

import Link from 'next/link'
import { type ComponentProps, useState } from 'react'

type SiteLinkProps = Omit<ComponentProps<typeof Link>, 'prefetch'> & {
  /** Never fetched beforehand: what is there belongs to one visitor. */
  prefetch?: false
}

/**
 * A link to a page of ours, which is fetched as soon as a mouse points at it or the keyboard comes
 * to it: a first visit asks for nothing that it may not need, and a click still finds the page
 * there. A finger leaves no time for that, and a page that is asked for twice at once may come cut
 * short.
 */
export function SiteLink({ prefetch, ...link }: SiteLinkProps) {
  const [isWanted, setWanted] = useState(false)
  const wantIf = (isMeant: boolean) => isMeant && prefetch !== false && setWanted(true)
  return (
    <Link
      {...link}
      prefetch={isWanted}
      onPointerEnter={({ pointerType }) => wantIf(pointerType === 'mouse')}
      onFocus={({ currentTarget }) => wantIf(currentTarget.matches(':focus-visible'))}
    />
  )
}
