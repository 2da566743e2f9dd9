import type { Metadata } from 'next'
import Link from 'next/link'
import { connection } from 'next/server'

import { myCompanies } from '@/src/queries/orders/my-companies'
import { requireUser } from '@/src/queries/platform/session'
import { DashboardHead } from '@/src/storefront/layout/dashboard/DashboardHead'
import { EmptyState } from '@/src/storefront/ui/empty-state'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { Day } from '@/src/storefront/ui/when'

export const instant = false // depends on who asks

export const metadata: Metadata = { title: 'My Companies' }

const noon = (day: string) => `${day}T12:00:00.000Z`

export default async function CompaniesPage() {
  await connection()
  const user = await requireUser('/dashboard/companies')
  const companies = await myCompanies(user)
  return (
    <>
      <DashboardHead
        intro="The numbers, addresses and deadlines of the companies we formed for you."
        title="My Companies"
      />
      {companies.length === 0 ? (
        <EmptyState
          action={<ButtonLink href="/checkout">Form a company</ButtonLink>}
          title="No company yet"
        >
          A company appears here once the state approves it.
        </EmptyState>
      ) : (
        <ul className="border-t border-border">
          {companies.map(({ id, name, state, formedOn, nextDeadline }) => (
            <li className="border-b border-border py-4" key={id}>
              <Link
                className="font-semibold wrap-anywhere hover:underline"
                href={`/dashboard/companies/${id}`}
              >
                {name}
              </Link>
              <p className="text-sm text-muted">
                {state && <span>{`${state} · `}</span>}
                Formed <Day at={noon(formedOn)} />
                {nextDeadline && (
                  <span>
                    {` · ${nextDeadline.title} by `}
                    <Day at={noon(nextDeadline.due)} />
                  </span>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
