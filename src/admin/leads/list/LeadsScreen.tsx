import type { PayloadRequest } from 'payload'
import { Suspense } from 'react'
import { LastRun } from '@/src/admin/kit/list/bulk/LastRun'
import { countedText } from '@/src/admin/kit/list/ListCount'
import { ListPage } from '@/src/admin/kit/list/ListPage'
import { RefreshData } from '@/src/admin/kit/page/RefreshData'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { Moment } from '@/src/admin/kit/time/When'
import { amount, count } from '@/src/admin/kit/ui/format'
import {
  EmptyState,
  LinkButton,
  PageLink,
  PlainTable,
  Section,
  StatCards,
} from '@/src/admin/kit/ui/parts'
import { BAND_COLORS, BandPill } from '@/src/admin/leads/BandPill'
import {
  conversionRate,
  durationText,
  type LeadFigures as Figures,
  type FunnelStep,
  funnelOf,
  leadFigures,
} from '@/src/domain/leads/lead-funnel'
import { BANDS } from '@/src/domain/leads/lead-score'
import { isoDayIn, startOfPeriod } from '@/src/domain/vocabulary/time/time-zone'
import { bestLeads, leadName } from '@/src/queries/leads/lead-rows'
import { countUpTo } from '@/src/queries/platform/count-up-to'
import { leadTallies, stepTimes } from '@/src/services/leads/figures/lead-figures'
import { businessZone } from '@/src/services/platform/business-zone'
import { LastLeads, LeadBulk } from '../bulk/LeadBulk'
import { leadRuns } from '../bulk/lead-runs'
import { leadsList } from './leads-list'

/** Orders above this are worth a look of their own, in cents. */
const HIGH_VALUE = 100_00
const BEST = 5

const share = (part: number) => `${(part * 100).toFixed(1)}%`

function Distribution({ bands }: Pick<Figures, 'bands'>) {
  const most = Math.max(1, ...bands.map(({ count: many }) => many))
  const scores = { hot: '80 to 100', warm: '60 to 79', cool: '40 to 59', cold: 'Under 40' }
  return (
    <Section
      description="Leads that have not converted."
      id="lead-distribution"
      title="Lead Scoring Distribution"
    >
      <ul className="m-0 p-0 list-none">
        {bands.map(({ band, count: many }) => (
          <li
            className="grid grid-cols-[52px_76px_minmax(0,1fr)_64px] items-center gap-2.5 min-h-8"
            key={band}
          >
            <PageLink href={`${adminHref('leads')}?band=${band}`}>{BANDS[band].label}</PageLink>
            <small className="text-muted">{scores[band]}</small>
            <span className={`h-2 rounded-[4px] bg-panel ${BAND_COLORS[band]}`}>
              <span
                className="block h-full rounded-[4px] bg-(--band)"
                style={{ width: `${(many / most) * 100}%` }}
              />
            </span>
            <b className="text-end tabular-nums">{count(many)}</b>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Funnel({ steps, at }: { steps: readonly FunnelStep[]; at: string | null }) {
  return (
    <Section
      description={
        at ? (
          <span>
            Times are medians of the last 90 days, as of <Moment at={at} />.
          </span>
        ) : (
          'Times are measured every hour.'
        )
      }
      id="lead-funnel"
      title="Checkout Funnel Analysis"
    >
      <PlainTable
        className="[&_th:not(:first-child)]:text-end"
        heads={['Step', 'Reached', 'Share', 'Stopped here', 'Drop-off', 'Time from last step']}
        label="Checkout funnel"
      >
        <tbody>
          {steps.map((one) => (
            <tr key={one.step}>
              <th className="tabular-nums not-first:text-end" scope="row">
                <PageLink href={`${adminHref('leads')}?step=${one.step}`}>{one.label}</PageLink>
              </th>
              <td className="tabular-nums not-first:text-end">{count(one.reached)}</td>
              <td className="tabular-nums not-first:text-end">
                <span className="inline-block min-w-27.5">
                  {share(one.share)}
                  <span
                    className="block h-0.5 bg-accent"
                    style={{ width: `${one.share * 100}%` }}
                  />
                </span>
              </td>
              <td className="tabular-nums not-first:text-end">{count(one.standing)}</td>
              <td className="tabular-nums not-first:text-end">{share(one.dropOff)}</td>
              <td className="tabular-nums not-first:text-end">
                {one.medianSeconds === null ? '–' : durationText(one.medianSeconds)}
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}

async function HighValue({ req }: { req: PayloadRequest }) {
  const docs = await bestLeads(req, HIGH_VALUE, BEST)
  return (
    <Section
      description="The five best scores above $100."
      id="lead-best"
      title="High-Value Unconverted Leads"
    >
      {docs.length === 0 && <EmptyState isSmall>No open lead is worth more than $100.</EmptyState>}
      <ul className="m-0 p-0 list-none">
        {docs.map((lead) => (
          <li
            className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-3.5 min-h-10 border-b border-line-soft"
            key={lead.id}
          >
            <span>
              <PageLink href={adminHref('lead', lead.id)}>{leadName(lead)}</PageLink>
              <small className="admin-sub">{lead.companyName || lead.email}</small>
            </span>
            <BandPill score={lead.score ?? 0} />
            <b>{amount(lead.totalAmount, 'USD')}</b>
          </li>
        ))}
      </ul>
    </Section>
  )
}

async function LeadFigures({ req }: { req: PayloadRequest }) {
  const [tallies, times] = await Promise.all([leadTallies(req), stepTimes(req)])
  return (
    <div className="grid grid-cols-2 gap-x-8 gap-y-2 mt-7 pt-5 border-t border-line phone:grid-cols-1 [&>:last-child]:col-span-full">
      <Distribution bands={leadFigures(tallies).bands} />
      <HighValue req={req} />
      <Funnel
        at={times.at && new Date(times.at).toISOString()}
        steps={funnelOf(tallies, times.medians)}
      />
    </div>
  )
}

type Of = { readonly req: PayloadRequest }

async function Today({ req }: Of) {
  const since = startOfPeriod(new Date(), await businessZone(req), 1).toISOString()
  const where = { createdAt: { greater_than_equal: since } }
  return countedText(await countUpTo(req, 'leads', { where }))
}

async function Cards({ req }: Of) {
  const figures = leadFigures(await leadTallies(req))
  const list = adminHref('leads')
  return (
    <StatCards
      stats={[
        { label: 'Total Leads', value: count(figures.total), href: `${list}?view=all` },
        { label: 'Converted', value: count(figures.converted), href: `${list}?view=converted` },
        {
          label: 'Today',
          value: (
            <Suspense fallback="…">
              <Today req={req} />
            </Suspense>
          ),
          href: `${list}?view=all&sort=-createdAt`,
        },
        { label: 'Conversion Rate', value: conversionRate(figures) },
      ]}
    />
  )
}

const LABELS = ['Total Leads', 'Converted', 'Today', 'Conversion Rate']

/** How many leads there are, and how many bought; the rows do not wait for it. */
function LeadCounts({ req }: Of) {
  return (
    <Suspense fallback={<StatCards stats={LABELS.map((label) => ({ label, value: '…' }))} />}>
      <Cards req={req} />
    </Suspense>
  )
}

export const LeadsScreen = screenView('leads', async ({ context }) => {
  const { req, held, search } = context
  const mayManage = held.has('manage_leads')
  const today = isoDayIn(new Date(), await businessZone(req))
  return (
    <div className="list-dense list-wide [--dense-gap:6px] [--dense-width:200px] [&_abbr]:no-underline [&_.admin-stretched]:font-semibold [&_.admin-stretched]:no-underline">
      <ListPage
        actions={
          <>
            <RefreshData label="Refresh" />
            {mayManage && <LinkButton href={adminHref('leadImport')}>Import</LinkButton>}
            <LinkButton href={adminHref('leadCalls')}>Call list</LinkButton>
          </>
        }
        bulk={mayManage && <LeadBulk isTrash={search.view === 'trash'} key={String(search.view)} />}
        canSaveViews
        context={context}
        csvOfChosen={{ name: `leads-${today}`, noun: ['lead', 'leads'] }}
        list={leadsList}
        stats={
          <>
            <LeadCounts req={req} />
            {mayManage && <LastRun req={req} runs={leadRuns} Show={LastLeads} />}
          </>
        }
      />
      <Suspense>
        <LeadFigures req={req} />
      </Suspense>
    </div>
  )
})
