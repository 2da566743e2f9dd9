import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

type MainProps = { readonly className?: string; readonly children: ReactNode }

/** What a page is about: its one main part, with the margins of the back-office. */
export const PageMain = ({ className = '', children }: MainProps) => (
  <main>
    <Gutter className={`admin-page ${className}`}>{children}</Gutter>
  </main>
)

export function AdminPage({ view, children }: { view: AdminViewServerProps; children: ReactNode }) {
  const { initPageResult, params, searchParams } = view
  const { req, permissions, locale, visibleEntities } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <PageMain>{children}</PageMain>
    </DefaultTemplate>
  )
}
