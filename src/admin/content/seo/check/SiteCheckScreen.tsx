import { can } from '@/src/access/actions'
import { column } from '@/src/admin/kit/list/columns'
import { PageHeader, ViewOnly } from '@/src/admin/kit/page/PageHeader'
import { RefreshWhile } from '@/src/admin/kit/page/RefreshWhile'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { addressWith, adminHref } from '@/src/admin/kit/screens/admin-href'
import { ShortMoment } from '@/src/admin/kit/time/When'
import { SendButton } from '@/src/admin/kit/ui/actions'
import { type Column, DataTable } from '@/src/admin/kit/ui/DataTable'
import { count } from '@/src/admin/kit/ui/format'
import { EmptyState, Notice, PageLink, Section, StatCards } from '@/src/admin/kit/ui/parts'
import {
  FINDING_KINDS,
  type Finding,
  type FindingKind,
  KIND_NAMES,
} from '@/src/domain/content/seo/finding-kinds'
import { plural } from '@/src/domain/vocabulary/plural'
import { lastChecks, type SiteCheck } from '@/src/queries/content/site-pages'

type Mend = { readonly label: string; readonly href: string }

const ofRedirect: ReadonlySet<FindingKind> = new Set(['redirect_chain', 'redirect_broken'])
const ofContent: ReadonlySet<FindingKind> = new Set(['broken_link', 'heading_order', 'image_alt'])

function mendOf({ kind, path }: Finding): Mend {
  if (ofRedirect.has(kind)) {
    const href = addressWith(adminHref('redirects'), {}, { q: path })
    return { label: 'Edit redirect', href }
  }
  if (ofContent.has(kind)) {
    return path.startsWith('/careers/')
      ? { label: 'Edit opening', href: adminHref('careers') }
      : { label: 'Edit content', href: addressWith(adminHref('visualEditor'), {}, { page: path }) }
  }
  return { label: 'Edit SEO page', href: addressWith(adminHref('seoPage'), {}, { path }) }
}

const MOST = 100

const COLUMNS: readonly Column<Finding>[] = [
  column('Page', 'title', ({ path }) => (
    <a href={path} rel="noopener" target="_blank">
      {path}
    </a>
  )),
  column('Finding', {}, ({ detail }) => (
    <span className="wrap-anywhere whitespace-normal">{detail}</span>
  )),
  column('Mend', 'aside', (finding) => {
    const { label, href } = mendOf(finding)
    return (
      <PageLink aria-label={`${label}: ${finding.path}`} href={href}>
        {label}
      </PageLink>
    )
  }),
]

function Kind({ kind, findings }: { kind: FindingKind; findings: readonly Finding[] }) {
  const { label, advice } = FINDING_KINDS[kind]
  const more = findings.length - MOST
  return (
    <Section description={advice} id={`found-${kind}`} title={`${label}: ${findings.length}`}>
      <DataTable
        columns={COLUMNS}
        isWhole
        keyOf={({ path, detail }) => `${path} ${detail}`}
        label={label}
        rows={findings.slice(0, MOST)}
      />
      {more > 0 && <p className="m-0 mt-2 text-muted">{`And ${plural(more, 'more finding')}.`}</p>}
    </Section>
  )
}

function Findings({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return <EmptyState>Nothing to mend. The site is in order.</EmptyState>
  return KIND_NAMES.map((kind) => {
    const ofKind = findings.filter((one) => one.kind === kind)
    return ofKind.length > 0 && <Kind findings={ofKind} key={kind} kind={kind} />
  })
}

function Result({ last }: { last: SiteCheck | null }) {
  if (!last) {
    return (
      <EmptyState>
        The site has not been checked yet. A check runs every night, or now with the button above.
      </EmptyState>
    )
  }
  if (last.state === 'failed') {
    return (
      <Notice title="The last check failed. " tone="error">
        {last.reason}
      </Notice>
    )
  }
  return (
    <>
      <StatCards
        stats={[
          { label: 'Pages checked', value: count(last.pages) },
          { label: 'Needs attention', value: count(last.findings.length) },
          { label: 'Last check', value: last.doneAt ? <ShortMoment at={last.doneAt} /> : '–' },
        ]}
      />
      <Findings findings={last.findings} />
    </>
  )
}

export const SiteCheckScreen = screenView('siteCheck', async ({ context: { req } }) => {
  const grant = await can(req, 'checkSite')
  const { last, isRunning } = await lastChecks(req)
  return (
    <div className="[&_.admin-section]:mt-8">
      <PageHeader
        actions={
          grant &&
          !isRunning && (
            <SendButton busyLabel="Starting…" look="primary" path="/api/seo/check">
              Check now
            </SendButton>
          )
        }
        description="Problems that search engines and visitors meet on the site, with where to fix each one."
        screen="siteCheck"
      />
      {!grant && <ViewOnly permission="manage_seo" />}
      <RefreshWhile isRunning={isRunning} />
      {isRunning && (
        <Notice title="Checking the site. " tone="info">
          This takes about a minute. The results appear here.
        </Notice>
      )}
      {(last || !isRunning) && <Result last={last} />}
    </div>
  )
})
