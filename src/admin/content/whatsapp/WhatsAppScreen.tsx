import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { count } from '@/src/admin/kit/ui/format'
import { Section, StatCards } from '@/src/admin/kit/ui/parts'
import { readChatClicks } from '@/src/services/content/chat-clicks'
import { readSiteSettings } from '@/src/services/content/site-settings'

import { CloudSection } from './CloudSection'
import { WhatsAppSection } from './WhatsAppSection'

export const WhatsAppScreen = screenView('whatsApp', async ({ context: { req } }) => {
  const { whatsappEnabled, whatsappNumber, whatsappMessage } = await readSiteSettings(req)
  const clicks = await readChatClicks(req.payload)
  return (
    <div className="[&_.admin-section]:py-5.5 [&_.admin-section+.admin-section]:border-t [&_.admin-section+.admin-section]:border-line">
      <PageHeader
        description="The button with which visitors write to you on WhatsApp, and messages by the Cloud API."
        screen="whatsApp"
      />
      <WhatsAppSection values={{ whatsappEnabled, whatsappNumber, whatsappMessage }} />
      <Section
        description="Clicks on the button. Bots, and visitors who ask not to be tracked, are not counted."
        id="usage"
        title="Usage"
      >
        <StatCards
          stats={[
            { label: 'Today', value: count(clicks.today) },
            { label: 'Last 7 days', value: count(clicks.week) },
            { label: 'Last 30 days', value: count(clicks.month) },
            { label: 'Last 12 months', value: count(clicks.year) },
          ]}
        />
      </Section>
      <CloudSection req={req} />
    </div>
  )
})
