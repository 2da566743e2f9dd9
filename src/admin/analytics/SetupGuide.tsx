import { Circle, CircleCheck } from 'lucide-react'
import type { PayloadRequest } from 'payload'

import { hasFactor } from '@/src/access/second-factor'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { LinkButton } from '@/src/admin/kit/ui/parts'
import { NEED_KEYS, needOf } from '@/src/domain/catalogue/licensing/needs'
import { isConfirmed } from '@/src/domain/catalogue/licensing/sale-of'
import { STATE_SLUGS } from '@/src/domain/catalogue/states/jurisdictions'
import { plural } from '@/src/domain/vocabulary/plural'
import { ago } from '@/src/domain/vocabulary/time/ago'
import { lastSentAt } from '@/src/queries/analytics/system-readings'
import { countFacts } from '@/src/queries/catalogue/screen-rows'
import { allGateways } from '@/src/queries/payments/gateway-view'
import { countUpTo } from '@/src/queries/platform/count-up-to'
import { salesAt } from '@/src/services/catalogue/licensing/confirmations'
import { readBranding } from '@/src/services/content/site-settings'
import { readMailSettings } from '@/src/services/mail/settings/mail-settings'
import { hasRealKeys } from '@/src/services/payments/gateways/resolve-gateway'
import { LEGAL_DRAFTS } from './needs-you'

/** Something to set up before the first sale, with what the stored facts say of it. */
export type SetupItem = {
  readonly title: string
  readonly isDone: boolean
  /** The evidence that it is done, or what is missing. */
  readonly detail: string
  /** Why and how, while it is the next one. */
  readonly how: string
  readonly act: string
  readonly href: string
}

/** The company, as its mail and receipts name it. */
async function companyItems(req: PayloadRequest): Promise<[company: SetupItem, logo: SetupItem]> {
  const brand = await readBranding(req)
  const { companyAddressLine1, companyCity, companyState, companyZip } = brand
  const address = [companyAddressLine1, companyCity, `${companyState} ${companyZip}`.trim()]
  const isAddressed = address.every(Boolean)
  return [
    {
      title: 'Company name and address',
      isDone: isAddressed,
      detail: isAddressed
        ? [brand.legalEntityName || brand.companyName, ...address].join(', ')
        : 'No postal address yet',
      how: 'The law requires your postal address in every marketing email. Receipts and the website show it, too.',
      act: 'Add the address',
      href: `${adminHref('branding')}?tab=contact`,
    },
    {
      title: 'Logo and colors',
      isDone: Boolean(brand.companyLogoUrl),
      detail: brand.companyLogoUrl ? 'Logo added' : 'No logo yet',
      how: 'They are used on the website, in emails and on receipts. We check that all text stays readable.',
      act: 'Add a logo',
      href: `${adminHref('branding')}?tab=brand`,
    },
  ]
}

async function factorItem(req: PayloadRequest): Promise<SetupItem> {
  const isOn = await hasFactor(req, req.user?.id ?? '')
  return {
    title: 'Two-factor for your account',
    isDone: isOn,
    detail: isOn ? 'On' : 'A password alone opens your account',
    how: 'Use a passkey or an authenticator app. It takes about two minutes.',
    act: 'Set up two-factor',
    href: '/auth/two-factor',
  }
}

async function mailItem(req: PayloadRequest): Promise<SetupItem> {
  const { mailTransport } = (await readMailSettings(req)).values
  const sent = mailTransport === 'outbox' ? null : await lastSentAt(req.payload)
  return {
    title: 'Mail server',
    isDone: sent !== null,
    detail: sent
      ? `Last email sent ${ago(sent, new Date())}`
      : mailTransport === 'outbox'
        ? 'Emails wait in the outbox'
        : 'Set up, and nothing sent yet',
    how: 'Connect an SMTP server or SendPulse, then send yourself a test. Until then, no customer gets an email.',
    act: 'Connect a mail server',
    href: adminHref('mailSettings'),
  }
}

async function gatewayItem(req: PayloadRequest): Promise<SetupItem> {
  const live = (await allGateways(req.payload)).filter((row) => row.enabled && hasRealKeys(row))
  return {
    title: 'Gateway keys',
    isDone: live.length > 0,
    detail:
      live.length > 0
        ? live
            .map(({ type, secretKeyLast4 }) => `${type}: key ending in ${secretKeyLast4}`)
            .join(', ')
        : 'Practice payments: orders work, no money moves',
    how: 'Paste the keys of one payment provider and press Test connection. One is enough to open.',
    act: 'Add gateway keys',
    href: adminHref('paymentGateways'),
  }
}

/** What only a license, a person or a contract opens. */
async function sellingItems(req: PayloadRequest): Promise<SetupItem[]> {
  const { agents, confirmations, day } = await salesAt({ payload: req.payload })
  const open = NEED_KEYS.filter(
    (need) =>
      needOf(need).says !== null &&
      !isConfirmed(need, confirmations, day) &&
      !confirmations.some((kept) => kept.need === need),
  )
  return [
    {
      title: 'Registered agent in your states',
      isDone: agents.size > 0,
      detail: `${plural(agents.size, 'state')} of ${STATE_SLUGS.length} with an agent. Elsewhere buyers name their own`,
      how: 'Enter the name and street address of your agent for each state in which you have one.',
      act: 'Add agents',
      href: adminHref('states'),
    },
    {
      title: 'Before you sell',
      isDone: open.length === 0,
      detail:
        open.length === 0
          ? 'Every license and contract is decided'
          : `${plural(open.length, 'service')} off until you name the license or person they need`,
      how: 'Confirm each one that you hold, or save it as off if you don’t offer the service.',
      act: `Review ${open.length}`,
      href: adminHref('beforeYouSell'),
    },
  ]
}

async function legalItem(req: PayloadRequest): Promise<SetupItem> {
  const { count: drafts } = await countUpTo(req, 'sitePages', { where: LEGAL_DRAFTS })
  return {
    title: 'Terms, privacy and refund policy',
    isDone: drafts === 0,
    detail: drafts === 0 ? 'Reviewed' : `${plural(drafts, 'draft')} not reviewed by a lawyer`,
    how: 'Have a lawyer read them, then note on each page who reviewed it.',
    act: 'Review drafts',
    href: adminHref('sitePages'),
  }
}

async function feesItem(req: PayloadRequest): Promise<SetupItem> {
  const { oldFees } = await countFacts(req)
  return {
    title: 'State fees',
    isDone: oldFees === 0,
    detail:
      oldFees === 0
        ? 'All checked in the last 180 days'
        : `${plural(oldFees, 'fee')} not checked for 180 days`,
    how: 'Checkout charges these fees. Compare each with the state’s own page and confirm it.',
    act: 'Check fees',
    href: `${adminHref('stateFacts')}?reason=old&q=fee`,
  }
}

async function orderItem(req: PayloadRequest): Promise<SetupItem> {
  const where = { status: { equals: 'completed' }, paymentId: { not_like: 'pi_demo_%' } }
  const { count } = await countUpTo(req, 'orders', { where }, 1)
  const isDone = count > 0
  return {
    title: 'First test order',
    isDone,
    detail: isDone ? 'An order was paid and delivered' : 'Buy, file and deliver one order yourself',
    how: 'Pay with the practice card 4242 4242 4242 4242, then file and deliver the order as your staff will.',
    act: 'Start',
    href: '/checkout',
  }
}

/** What there is to set up, in the order in which it is done, each checked against stored facts. */
export async function setupItems(req: PayloadRequest): Promise<readonly SetupItem[]> {
  const [[company, logo], factor, mail, gateway, selling, legal, fees, order] = await Promise.all([
    companyItems(req),
    factorItem(req),
    mailItem(req),
    gatewayItem(req),
    sellingItems(req),
    legalItem(req),
    feesItem(req),
    orderItem(req),
  ])
  return [company, factor, mail, logo, gateway, ...selling, legal, fees, order]
}

export async function SetupGuide({ req }: { req: PayloadRequest }) {
  const items = await setupItems(req)
  const next = items.find(({ isDone }) => !isDone)
  if (!next) return null
  const done = items.filter(({ isDone }) => isDone).length
  return (
    <section
      aria-labelledby="setup-guide"
      className="mb-4 border border-line rounded-ui bg-surface"
    >
      <div className="flex items-center justify-between gap-2.5 min-h-10.5 px-3.5 py-1.5">
        <h2 className="m-0 text-base leading-5" id="setup-guide">
          Set up your business
        </h2>
        <span className="flex items-center gap-2 text-muted text-xs">
          <span>{`${done} of ${items.length} done`}</span>
          <progress
            aria-label="Setup done"
            className="w-30 h-1.5 accent-accent phone:hidden"
            max={items.length}
            value={done}
          />
        </span>
      </div>
      <ol className="m-0 p-0 list-none">
        {items.map((item) => (
          <SetupRow isNext={item === next} item={item} key={item.title} />
        ))}
      </ol>
    </section>
  )
}

function SetupRow({ item, isNext }: { item: SetupItem; isNext: boolean }) {
  const { title, isDone, detail, how, act, href } = item
  return (
    <li
      className={`flex flex-wrap items-start gap-x-3 gap-y-2 px-3.5 py-2 border-t border-line-soft ${isNext ? 'bg-panel' : ''}`}
    >
      {isDone ? (
        <CircleCheck
          aria-label="Done"
          className="flex-none mt-0.5 text-good"
          role="img"
          size={18}
        />
      ) : (
        <Circle
          aria-label="Open"
          className={`flex-none mt-0.5 ${isNext ? 'text-accent' : 'text-muted'}`}
          role="img"
          size={18}
        />
      )}
      <span className="flex-1 min-w-50">
        <strong className={isDone ? 'font-normal' : 'font-semibold'}>{title}</strong>
        <small className="block text-muted text-xs">{detail}</small>
        {isNext && <span className="block max-w-[75ch] mt-1">{how}</span>}
      </span>
      {!isDone && (
        <LinkButton href={href} look={isNext ? 'primary' : 'secondary'}>
          {act}
        </LinkButton>
      )}
    </li>
  )
}
