import type { Payload } from 'payload'
import { Suspense } from 'react'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { GlobalSection } from '@/src/admin/kit/record/GlobalSection'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { TonePill } from '@/src/admin/kit/status/pills'
import { CopyText } from '@/src/admin/kit/ui/copy'
import { LinkButton, Notice, Section } from '@/src/admin/kit/ui/parts'
import type { MailWay } from '@/src/domain/mail/mail-settings-input'
import type { RecordReport } from '@/src/domain/mail/sender-records'
import { env } from '@/src/lib/env'
import { mailRules } from '@/src/services/mail/audience/audience'
import { readSender } from '@/src/services/mail/mail-transport'
import { newsAddresses } from '@/src/services/mail/news/news-addresses'
import { checkSender, readMailSettings } from '@/src/services/mail/settings/mail-settings'
import { EmailTabs } from '../EmailTabs'
import { MailSettings } from './MailSettings'
import { TestMail } from './TestMail'

const STATES = {
  good: { tone: 'good', label: 'Found' },
  weak: { tone: 'warning', label: 'Needs work' },
  missing: { tone: 'bad', label: 'Missing' },
  unknown: { tone: 'neutral', label: 'Could not look' },
} as const satisfies Record<RecordReport['state'], { tone: string; label: string }>

type Props = {
  readonly payload: Payload
  readonly way: MailWay
  readonly dkimSelector: string
}

/** What the DNS says of the sender, looked up now, each with what it means. */
async function SenderRecords({ payload, way, dkimSelector }: Props) {
  const { address } = await readSender(payload)
  const { domain, records } = await checkSender({ address, way, dkimSelector })
  return (
    <>
      <p className="m-0 mb-3 text-muted">{`Email comes from ${address}.`}</p>
      <ul className="grid gap-3 m-0 p-0 list-none desktop:grid-cols-3">
        {records.map(({ name, state, host, value, words }) => (
          <li className="px-4 py-3.5 border border-line rounded-ui" key={name}>
            <div className="flex items-center justify-between gap-2">
              <h3 className="m-0 text-base">{name}</h3>
              <TonePill tone={STATES[state].tone}>{STATES[state].label}</TonePill>
            </div>
            <p className="mx-0 my-2">{words}</p>
            <code className="text-muted text-xs wrap-anywhere">
              {value ?? `TXT ${host || domain}`}
            </code>
          </li>
        ))}
      </ul>
    </>
  )
}

const ADDRESSES = [
  ['sendpulse', 'SendPulse: SMTP settings, Webhooks'],
  ['ses', 'Amazon SES: an SNS topic with the original headers'],
  ['postmark', 'Postmark: Webhooks, Bounce and Spam complaint'],
  ['resend', 'Resend: Webhooks. Store its signing secret under More'],
  ['mailgun', 'Mailgun: Webhooks. Store its signing key under More'],
  ['bounces', 'Mail server: post each bounce email here as it is'],
] as const

export const MailSettingsScreen = screenView('mailSettings', async ({ context: { req } }) => {
  const { values, saved } = await readMailSettings(req)
  const { hasPostalAddress } = await mailRules(req)
  const { mailTransport } = values
  const addresses = newsAddresses()
  return (
    <div className="[&_.admin-section]:py-5.5 [&_.admin-section+.admin-section]:border-t [&_.admin-section+.admin-section]:border-line">
      <PageHeader
        description="How email leaves the company, from whom, and who may get follow-ups."
        screen="mailSettings"
      />
      <EmailTabs current="settings" isAdministrator />
      {!hasPostalAddress && (
        <Notice
          action={
            <LinkButton href={`${adminHref('branding')}?tab=contact`}>Add the address</LinkButton>
          }
          title="No marketing email goes out. "
          tone="warning"
        >
          The law requires your postal address in every marketing email, and none is set.
        </Notice>
      )}
      <Section
        description="Receipts, reminders and campaigns all go out this way."
        id="delivery"
        title="Delivery"
      >
        <MailSettings
          key={JSON.stringify(values)}
          saved={saved}
          sandbox={env.sandboxAllowed ? `${new URL(env.SANDBOX_URL).origin}/mail` : null}
          values={values}
        />
      </Section>
      {mailTransport !== 'outbox' && (
        <Section
          description="By the settings as they are saved. You see the server’s own answer."
          id="test"
          title="Send test"
        >
          <TestMail to={req.user?.email ?? ''} />
        </Section>
      )}
      <Section
        description="Mailboxes look up these DNS records to tell your email from a forgery."
        id="records"
        title="Sender records"
      >
        <Suspense fallback={<p>Looking up the records…</p>}>
          <SenderRecords
            dkimSelector={values.dkimSelector}
            payload={req.payload}
            way={mailTransport}
          />
        </Suspense>
      </Section>
      <Section
        description="So that addresses which bounce or complain get no more marketing email. Keep these private: anyone who knows one can report a bounce."
        id="events"
        title="Bounces and complaints"
      >
        <dl className="grid gap-3.5 m-0">
          {ADDRESSES.map(([name, label]) => (
            <div key={name}>
              <dt className="text-muted text-xs">{label}</dt>
              <dd className="m-0 mt-1 wrap-anywhere">
                <CopyText name={`the address of ${label}`} text={addresses[name]} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <GlobalSection
        description="Where messages to staff go, how much marketing email one person gets, and the keys by which providers sign their reports."
        global="privateSettings"
        names={[
          'staffEmail',
          'marketingPerDay',
          'bounceAddress',
          'resendWebhookSecret',
          'mailgunSigningKey',
        ]}
        req={req}
        title="More"
      />
    </div>
  )
})
