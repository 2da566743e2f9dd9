import { column } from '@/src/admin/kit/list/columns'
import { beneath } from '@/src/admin/kit/nav/menu-for'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { addressOf, screenOf } from '@/src/admin/kit/screens/admin-href'
import { type Column, DataTable, RowLink } from '@/src/admin/kit/ui/DataTable'
import type { ScreenName } from '@/src/admin/screens'

const HOLDS: Readonly<Partial<Record<ScreenName, string>>> = {
  auditLog: 'Who changed what, and when',
  securityEvents: 'Sign-ins, refused requests and other attempts',
  queues: 'What runs in the background, and what failed there',
  webhookEvents: 'Everything that a payment provider reported',
  mailEvents: 'Deliveries, opens, clicks, bounces and complaints',
  consents: 'Who agreed to email, and who took it back',
  affiliateClicks: 'Visits through affiliate links',
  leadActivities: 'What leads did, and what was done about them',
  revisions: 'Every change of the website’s texts',
  legalVersions: 'Every published version of the legal pages',
  evidence: 'Files that prove what the website claims',
}

const COLUMNS: readonly Column<ScreenName>[] = [
  column('Log', 'title', (name) => (
    <RowLink href={addressOf(screenOf(name))}>{screenOf(name).label}</RowLink>
  )),
  column('What it holds', 'left', (name) => HOLDS[name]),
]

export const LogsScreen = screenView('logs', ({ context: { req, held } }) => (
  <>
    <PageHeader description="What happened, kept for when you need it." screen="logs" />
    <DataTable
      columns={COLUMNS}
      isWhole
      keyOf={(name) => name}
      label="Logs"
      rows={beneath('logs', held, req.user?.role === 'admin')}
    />
  </>
))
