import type { ReactNode } from 'react'
import { PageHeader, ViewOnly } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { GlobalSection } from '@/src/admin/kit/record/GlobalSection'
import { addressWith, adminHref } from '@/src/admin/kit/screens/admin-href'
import { LinkTabs } from '@/src/admin/kit/ui/parts'
import { readBranding } from '@/src/services/content/site-settings'
import { BrandSection } from './BrandSection'
import {
  BRANDING_TABS,
  type BrandingTab,
  type SectionProps,
  TAB_NAMES,
  tabIn,
} from './branding-tabs'
import { CompanySection, ContactSection, WebsiteSection } from './PlainSections'

const SECTIONS: Record<BrandingTab, (props: SectionProps) => ReactNode> = {
  company: CompanySection,
  contact: ContactSection,
  brand: BrandSection,
  website: WebsiteSection,
}

export const BrandingScreen = screenView('branding', async ({ context: { req, held, search } }) => {
  const values = await readBranding(req)
  const tab = tabIn(search.tab)
  const Part = SECTIONS[tab]
  const mayChange = held.has('manage_branding')
  return (
    <div className="[&_.admin-section]:py-5.5 [&_.admin-section+.admin-section]:border-t [&_.admin-section+.admin-section]:border-line [&_.admin-tabs]:w-fit [&_.admin-tabs]:mb-2">
      <PageHeader
        actions={<QuickActions values={values} />}
        description="Who you are, how to reach you, and how the website, emails and receipts look."
        screen="branding"
      />
      {!mayChange && <ViewOnly permission="manage_branding" />}
      <LinkTabs
        label="Part"
        tabs={TAB_NAMES.map((name) => ({
          label: BRANDING_TABS[name],
          href: addressWith(adminHref('branding'), {}, { tab: name === 'company' ? null : name }),
          isCurrent: name === tab,
        }))}
      />
      <Part key={tab} mayChange={mayChange} values={values} />
      {tab === 'website' && (
        <GlobalSection
          description="How many LLCs you have formed, with its source. Visitors see the number after someone else has verified it."
          global="settings"
          names={['customers', 'formedThreshold']}
          req={req}
          title="LLCs formed"
        />
      )}
    </div>
  )
})

type Props = { readonly values: Readonly<Record<string, string>> }

/** Where a map shows the saved address; null without one. */
function mapHref(values: Props['values']): string | null {
  const parts = ['companyAddressLine1', 'companyCity', 'companyState', 'companyZip']
    .map((name) => values[name])
    .filter(Boolean)
  if (parts.length === 0) return null
  const query = new URLSearchParams({ api: '1', query: parts.join(', ') })
  return `https://www.google.com/maps/search/?${query}`
}

function QuickActions({ values }: Props) {
  const { companyEmail, companyPhone } = values
  const map = mapHref(values)
  const actions = [
    ['Test email', companyEmail && `mailto:${companyEmail}`],
    ['Test phone', companyPhone && `tel:${companyPhone.replaceAll(/[^+\d]/g, '')}`],
    ['View on map', map],
    ['Preview website', '/'],
  ] as const
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1.5">
      {actions.map(
        ([label, href]) =>
          href && (
            <a href={href} key={label} rel="noreferrer noopener" target="_blank">
              {label}
            </a>
          ),
      )}
    </span>
  )
}
