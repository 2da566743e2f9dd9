import type { ViewContext } from '@/src/admin/kit/page/GuardedView'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { EmptyState } from '@/src/admin/kit/ui/EmptyState'
import { Section } from '@/src/admin/kit/ui/Section'
import { readSiteSettings } from '@/src/services/content/save-site-settings'

import '../settings/settings.css'
import { WhatsAppForm } from './WhatsAppForm'

async function WhatsApp({ context: { req } }: { context: ViewContext }) {
  const { whatsappEnabled, whatsappNumber, whatsappMessage } = await readSiteSettings(req)
  return (
    <div className="settings">
      <PageHeader
        description="The button with which visitors write to you on WhatsApp."
        screen="whatsApp"
      />
      <WhatsAppForm values={{ whatsappEnabled, whatsappNumber, whatsappMessage }} />
      <Section description="Clicks on the button." id="usage" title="Usage">
        <EmptyState isSmall>
          Clicks are not counted yet, so there is nothing to show here.
        </EmptyState>
      </Section>
    </div>
  )
}

/** WhatsApp: whether, to which number, with which message. */
export const WhatsAppScreen = screenView('whatsApp', WhatsApp)
