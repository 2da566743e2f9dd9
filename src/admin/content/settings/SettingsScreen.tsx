import type { PayloadRequest } from 'payload'
import { Suspense } from 'react'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { GlobalSection } from '@/src/admin/kit/record/GlobalSection'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { Moment } from '@/src/admin/kit/time/When'
import { count } from '@/src/admin/kit/ui/format'
import { Facts, LinkButton, Section } from '@/src/admin/kit/ui/parts'
import { PROMISE_NAMES } from '@/src/domain/content/promises'
import { plural } from '@/src/domain/vocabulary/plural'
import { localOfMoment, timeZones } from '@/src/domain/vocabulary/time/time-zone'
import { activeOffers, type SystemFacts, systemFacts } from '@/src/queries/content/system-facts'
import { readSiteSettings, sayPromises } from '@/src/services/content/site-settings'
import { businessZone } from '@/src/services/platform/business-zone'
import { BannerSection } from './BannerSection'
import { ChatSection } from './ChatSection'
import { PopupSection } from './PopupSection'

const ZONES = Object.fromEntries(timeZones().map((zone) => [zone, zone.replaceAll('_', ' ')]))

const STEPS = ['bytes', 'KB', 'MB', 'GB', 'TB']

/** `12.4 MB`. */
function size(bytes: number): string {
  const step = Math.min(
    STEPS.length - 1,
    bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024)),
  )
  const value = bytes / 1024 ** step
  return `${step === 0 ? count(value) : value.toFixed(1)} ${STEPS[step]}`
}

function mailText({ waiting, held, failed }: SystemFacts['mail']): string {
  const parts = [
    failed > 0 && `${count(failed)} not delivered`,
    held > 0 && `${count(held)} kept here (no mail server)`,
    waiting > 0 && `${count(waiting)} waiting to be sent`,
  ]
  return parts.filter(Boolean).join(', ') || 'Everything has been sent'
}

async function SystemInfo({ req }: { req: PayloadRequest }) {
  const facts = await systemFacts(req)
  return (
    <Section
      aside={<LinkButton href={adminHref('dashboard')}>System status</LinkButton>}
      description="As of now."
      id="system"
      title="System info"
    >
      <Facts
        facts={[
          ['Version', facts.version],
          ['Database', size(facts.databaseBytes)],
          ['Files', `${plural(facts.files, 'file')}, ${size(facts.fileBytes)}`],
          ['Stored in', facts.filesPlace],
          ['Time zone', facts.timeZone.replaceAll('_', ' ')],
          ['Mail', mailText(facts.mail)],
          [
            'Background worker',
            facts.workerAt ? (
              <>
                {'Last job finished '}
                <Moment at={facts.workerAt} />
              </>
            ) : (
              'Has not run yet'
            ),
          ],
        ]}
      />
    </Section>
  )
}

export const SettingsScreen = screenView('settings', async ({ context: { req } }) => {
  const stored = await readSiteSettings(req)
  const zone = await businessZone(req)
  const { announcementEnabled, announcementText, tidioEnabled, tidioEmbedCode } = stored
  const { popupOffer, popupEndsAt } = stored
  const say = await sayPromises(req)
  const offers = await activeOffers(req, popupOffer)
  return (
    <div className="[&_.admin-section]:py-5.5 [&_.admin-section+.admin-section]:border-t [&_.admin-section+.admin-section]:border-line">
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
        aside={<LinkButton href={adminHref('whatsApp')}>WhatsApp Settings</LinkButton>}
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
      <GlobalSection
        choices={{ businessTimeZone: ZONES }}
        description="The zone of all dates in the back-office, on receipts and in emails."
        global="settings"
        names={['businessTimeZone']}
        req={req}
        title="Time zone"
      />
      <GlobalSection
        description="When support answers, and how soon. The clock of a first answer runs only in these hours."
        global="settings"
        names={['supportDays', 'supportFrom', 'supportTo', 'firstAnswerHours']}
        req={req}
        title="Support hours"
      />
      <GlobalSection
        description="What applicants agree to."
        global="settings"
        names={['applicationMonths']}
        req={req}
        title="Job applications"
      />
      <Suspense fallback={<p>Loading system info…</p>}>
        <SystemInfo req={req} />
      </Suspense>
    </div>
  )
})
