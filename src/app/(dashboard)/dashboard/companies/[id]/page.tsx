import type { Metadata } from 'next'
import Link from 'next/link'
import { connection } from 'next/server'

import type { RowPage } from '@/src/app/page-props'
import { myCompany } from '@/src/queries/orders/my-companies'
import { documentsOfCompany } from '@/src/queries/orders/order-page'
import { requireUser } from '@/src/queries/platform/session'
import {
  BackLink,
  DashboardHead,
  NothingHere,
} from '@/src/storefront/layout/dashboard/DashboardHead'
import { CalendarDay, CompanyFacts } from '@/src/storefront/orders/company/CompanyFacts'
import { Papers } from '@/src/storefront/orders/page/Papers'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { TitledPart } from '@/src/storefront/ui/titled-part'

export const instant = false // depends on who asks

export const metadata: Metadata = { title: 'Company' }

export default async function CompanyPage({ params }: RowPage) {
  await connection()
  const { id } = await params
  const user = await requireUser(`/dashboard/companies/${id}`)
  const company = await myCompany(user, id)
  if (!company) return <NothingHere />
  const documents = await documentsOfCompany(company)
  return (
    <>
      <BackLink href="/dashboard/companies">My Companies</BackLink>
      <DashboardHead
        action={<ButtonLink href={`/dashboard/orders/${id}#extras`}>Add a service</ButtonLink>}
        intro={
          <>
            {company.state && <span>{`${company.state} · `}</span>}
            Formed <CalendarDay day={company.formedOn} />
          </>
        }
        title={company.name}
      />
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[2fr_1fr]">
        <div className="flex min-w-0 flex-col gap-10">
          <CompanyFacts company={company} />
          <TitledPart
            href={`/dashboard/documents?orderId=${id}`}
            more="All documents"
            title="Documents"
          >
            <Papers companyType={company.type} papers={documents} />
          </TitledPart>
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          <TitledPart href="/dashboard/addons" more="All deadlines" title="Deadlines">
            {company.deadlines.length === 0 ? (
              <p className="text-sm text-muted">No open deadline.</p>
            ) : (
              <ul className="border-t border-border text-sm">
                {company.deadlines.map((task) => (
                  <li className="border-b border-border py-2.5" key={task.id}>
                    <p>{task.title}</p>
                    <p className="text-xs text-muted">
                      <CalendarDay day={task.due} />
                    </p>
                  </li>
                ))}
              </ul>
            )}
          </TitledPart>
          <TitledPart title="Orders">
            <ul className="border-t border-border text-sm">
              {company.orders.map((order) => (
                <li className="border-b border-border py-2.5" key={order.id}>
                  <Link className="link" href={`/dashboard/orders/${order.id}`}>
                    {order.title}
                  </Link>
                </li>
              ))}
            </ul>
          </TitledPart>
        </div>
      </div>
    </>
  )
}
