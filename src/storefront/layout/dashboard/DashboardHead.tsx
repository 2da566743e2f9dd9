import Link from 'next/link'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'

type DashboardHeadProps = { title: ReactNode; intro?: ReactNode; action?: ReactNode }

/** What a page of the dashboard is, and the one thing to do there. */
export function DashboardHead({ title, intro, action }: DashboardHeadProps) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="heading text-2xl wrap-anywhere">{title}</h1>
        {intro && <p className="mt-2 max-w-[60ch] text-muted">{intro}</p>}
      </div>
      {action}
    </div>
  )
}

/** What an address shows that leads to nothing of the person's; whose it is is no one's business. */
export function NothingHere() {
  return (
    <>
      <DashboardHead
        title="We can’t find this page in your account"
        intro="It may belong to another account, or the link may be incomplete."
      />
      <ButtonLink href="/dashboard/orders">My Orders</ButtonLink>
    </>
  )
}

/** The list that a page belongs to, above its heading. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <p className="mb-4 text-sm">
      <Link href={href} className="link">
        {children}
      </Link>
    </p>
  )
}
