import { Suspense } from 'react'

import type { ViewContext } from '@/src/admin/kit/page/GuardedView'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { LinkButton } from '@/src/admin/kit/ui/LinkButton'
import { Section } from '@/src/admin/kit/ui/Section'
import { PROMISE_NAMES } from '@/src/domain/content/promises'
import { localOfMoment } from '@/src/domain/vocabulary/time/time-zone'
import { globalHref } from '@/src/lib/admin-address'
import { activeOffers } from '@/src/queries/content/active-offers'
import { readSiteSettings } from '@/src/services/content/save-site-settings'
import { sayPromises } from '@/src/services/content/say-promises'
import { businessZoneOf } from '@/src/services/platform/business-zone'

import { BannerSection } from './BannerSection'
import { ChatSection } from './ChatSection'
import { PopupSection } from './PopupSection'
import './settings.css'
import { SystemInfo } from './SystemInfo'

/** The fields that Payload's form keeps. */
const MORE = [
  'Business time zone',
  'Support hours',
  'Minimum password length',
  'Terms and privacy versions',
  'How long job applications are kept',
]

async function Settings({ context: { req } }: { context: ViewContext }) {
  const stored = await readSiteSettings(req)
  const zone = await businessZoneOf(req)
  const { announcementEnabled, announcementText, tidioEnabled, tidioEmbedCode } = stored
  const { popupOffer, popupEndsAt } = stored
  const say = await sayPromises(req)
  const offers = await activeOffers(req, popupOffer)
  return (
    <div className="settings">
      <PageHeader
        description="What visitors see on every page, and whether everything is running."
        screen="settings"
      />
      <BannerSection
        promises={Object.fromEntries(PROMISE_NAMES.map((name) => [name, say(`{${name}}`)]))}
        values={{ announcementEnabled, announcementText }}
      />
      <PopupSection
        offers={offers}
        values={{
          popupEnabled: stored.popupEnabled,
          popupTitle: stored.popupTitle,
          popupSubtitle: stored.popupSubtitle,
          popupOfferText: stored.popupOfferText,
          popupCtaText: stored.popupCtaText,
          popupDisclaimer: stored.popupDisclaimer,
          popupOffer: popupOffer ?? '',
          popupEndsAt: popupEndsAt ? localOfMoment(new Date(popupEndsAt), zone) : '',
        }}
        zone={zone}
      />
      <Section
        aside={<LinkButton href={adminHref('whatsApp')}>WhatsApp settings</LinkButton>}
        description={
          stored.whatsappEnabled && stored.whatsappNumber
            ? `On: visitors write to ${stored.whatsappNumber}.`
            : 'Off: visitors see no WhatsApp button.'
        }
        id="whatsapp"
        title="WhatsApp"
      >
        {null}
      </Section>
      <ChatSection values={{ tidioEnabled, tidioEmbedCode }} />
      <Section
        aside={<LinkButton href={globalHref('settings')}>Open all settings</LinkButton>}
        description={`${MORE.join(', ')}, and what belongs to the company and its brand.`}
        id="more"
        title="More"
      >
        {null}
      </Section>
      <Suspense fallback={<p>Loading system info…</p>}>
        <SystemInfo req={req} />
      </Suspense>
    </div>
  )
}

/** The site's switches: banner, popup, chat, and what runs behind them. */
export const SettingsScreen = screenView('settings', Settings)
