import type { PayloadRequest } from 'payload'
import { can } from '@/src/access/actions'
import { CloudSettings, TestMessage } from '@/src/admin/content/whatsapp/CloudSettings'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { TonePill } from '@/src/admin/kit/status/pills'
import { Moment, ShortMoment } from '@/src/admin/kit/time/When'
import { CopyText } from '@/src/admin/kit/ui/copy'
import { count } from '@/src/admin/kit/ui/format'
import { Facts, Notice, PlainTable, Section, StatCards } from '@/src/admin/kit/ui/parts'
import { OUT_STATUSES } from '@/src/domain/content/whatsapp/message-status'
import { env } from '@/src/lib/env'
import { GRAPH_VERSION } from '@/src/lib/whatsapp/send-message'
import { readChatClicks } from '@/src/services/content/chat-clicks'
import { readSiteSettings } from '@/src/services/content/site-settings'
import {
  type RecentMessage,
  readCloudSettings,
  recentMessages,
  type ShownCloudSettings,
  webhookFacts,
} from '@/src/services/content/whatsapp/connection'
import { WhatsAppSection } from './WhatsAppSection'

type State = ShownCloudSettings['state']

const STATES = {
  off: { tone: 'neutral', label: 'Off' },
  missing: { tone: 'warning', label: 'Keys missing' },
  sandbox: { tone: 'warning', label: 'Sandbox' },
  live: { tone: 'good', label: 'On' },
} as const satisfies Record<State, { readonly tone: string; readonly label: string }>

function StateNotice({ state }: { state: State }) {
  if (state === 'off') {
    return (
      <Notice title="Off. " tone="info">
        No messages are sent or received. Customers are not offered order news by WhatsApp.
      </Notice>
    )
  }
  if (state === 'missing') {
    return (
      <Notice title="Nothing is sent. " tone="warning">
        Enter the WhatsApp number, phone number ID, access token and app secret.
      </Notice>
    )
  }
  if (state === 'live') return null
  return (
    <Notice
      action={<a href={`${new URL(env.SANDBOX_URL).origin}/whatsapp`}>Open the sandbox</a>}
      title="WhatsApp sandbox. "
      tone="info"
    >
      While there are no keys, messages go to the sandbox on this machine and reach no one.
    </Notice>
  )
}

function Recent({ messages }: { messages: readonly RecentMessage[] }) {
  if (messages.length === 0) return <p className="admin-sub">No messages yet.</p>
  return (
    <PlainTable
      heads={['When', 'Message', 'To', 'Status', 'Problem']}
      label="Recent messages"
      rows={messages.map(({ id, at, what, to, status, problem, isSandbox }) => ({
        key: id,
        cells: [
          <ShortMoment at={at} key="at" />,
          isSandbox ? `${what} (sandbox)` : what,
          to,
          <TonePill key="status" tone={OUT_STATUSES[status].tone}>
            {OUT_STATUSES[status].label}
          </TonePill>,
          problem ?? '–',
        ],
      }))}
    />
  )
}

type Heard = Pick<ShownCloudSettings, 'lastFailureAt' | 'lastFailure'>

function LastFailure({ heard: { lastFailureAt, lastFailure } }: { heard: Heard }) {
  if (!lastFailureAt) return 'None'
  return (
    <>
      <Moment at={lastFailureAt} /> {lastFailure}
    </>
  )
}

/** WhatsApp’s Cloud API: order news to customers who asked for it, and conversations in support. */
async function CloudSection({ req }: { req: PayloadRequest }) {
  const grant = await can(req, 'configureWhatsApp')
  if (!grant) return null
  const { values, saved, state, ...heard } = await readCloudSettings(req)
  const { address, verifyToken } = webhookFacts()
  return (
    <>
      <Section
        aside={<TonePill tone={STATES[state].tone}>{STATES[state].label}</TonePill>}
        description="Sends order news to customers who asked for it, as templates that Meta approved. What customers write becomes a ticket, and your answers go back by WhatsApp."
        id="cloud"
        title="Messages by the Cloud API"
      >
        <StateNotice state={state} />
        <CloudSettings
          grant={grant}
          key={JSON.stringify([values, saved])}
          saved={saved}
          values={values}
        />
      </Section>
      <Section
        description={`In Meta’s app dashboard under WhatsApp, Configuration. Subscribe to the field “messages”. We speak version ${GRAPH_VERSION}.`}
        id="webhook"
        title="What to enter at Meta"
      >
        <Facts
          className="grid-cols-1 m-0 mb-3.5"
          facts={[
            ['Callback URL', <CopyText key="url" name="the callback URL" text={address} />],
            ['Verify token', <CopyText key="token" name="the verify token" text={verifyToken} />],
          ]}
        />
      </Section>
      <Section
        description="What WhatsApp told us last, and the last messages that were to go out."
        id="connection"
        title="Connection"
      >
        <Facts
          className="grid-cols-1 m-0 mb-3.5"
          facts={[
            [
              'Last webhook',
              heard.lastWebhookAt ? <Moment at={heard.lastWebhookAt} key="at" /> : 'None yet',
            ],
            ['Last failure', <LastFailure heard={heard} key="failure" />],
          ]}
        />
        <Recent messages={await recentMessages(req)} />
      </Section>
      {(state === 'live' || state === 'sandbox') && (
        <Section
          description="By the settings as they are saved. You see WhatsApp’s own answer."
          id="whatsapp-test"
          title="Send test message"
        >
          <TestMessage grant={grant} />
        </Section>
      )}
    </>
  )
}

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
