import type { Metadata } from 'next'
import Link from 'next/link'
import { connection } from 'next/server'

import { myCompanies } from '@/src/queries/orders/my-companies'
import { requireUser } from '@/src/queries/platform/session'
import { DashboardHead } from '@/src/storefront/layout/dashboard/DashboardHead'
import { CalendarDay } from '@/src/storefront/orders/company/CompanyFacts'
import { EmptyState } from '@/src/storefront/ui/empty-state'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'

export const instant = false // depends on who asks

export const metadata: Metadata = { title: 'My Companies' }

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
                Formed <CalendarDay day={formedOn} />
                {nextDeadline && (
                  <span>
                    {` · ${nextDeadline.title} by `}
                    <CalendarDay day={nextDeadline.due} />
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
