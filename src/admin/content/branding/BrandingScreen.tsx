import type { ReactNode } from 'react'

import { ViewOnly } from '@/src/admin/catalogue/entries/ViewOnly'
import type { ViewContext } from '@/src/admin/kit/page/GuardedView'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { addressWith } from '@/src/admin/kit/ui/address'
import { LinkButton } from '@/src/admin/kit/ui/LinkButton'
import { LinkTabs } from '@/src/admin/kit/ui/LinkTabs'
import { Section } from '@/src/admin/kit/ui/Section'
import { globalHref } from '@/src/lib/admin-address'
import { readBranding } from '@/src/services/content/save-branding'

import '../settings/settings.css'
import './branding.css'
import { BrandSection } from './BrandSection'
import {
  BRANDING_TABS,
  type BrandingTab,
  type SectionProps,
  TAB_NAMES,
  tabIn,
} from './branding-tabs'
import { CompanySection } from './CompanySection'
import { ContactSection } from './ContactSection'
import { QuickActions } from './QuickActions'
import { WebsiteSection } from './WebsiteSection'

const SECTIONS: Record<BrandingTab, (props: SectionProps) => ReactNode> = {
  company: CompanySection,
  contact: ContactSection,
  brand: BrandSection,
  website: WebsiteSection,
}

async function Branding({ context: { req, held, search } }: { context: ViewContext }) {
  const values = await readBranding(req)
  const tab = tabIn(search.tab)
  const Part = SECTIONS[tab]
  const mayChange = held.has('manage_branding')
  return (
    <div className="settings branding">
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
        <Section
          aside={<LinkButton href={globalHref('settings')}>Open all settings</LinkButton>}
          description="How many LLCs you have formed, with its source. Visitors see the number after someone else has verified it. Under Website in all settings."
          id="formed"
          title="LLCs formed"
        >
          {null}
        </Section>
      )}
    </div>
  )
}

/** Company Branding: the company, its contact details, its colors and its website. */
export const BrandingScreen = screenView('branding', Branding)
