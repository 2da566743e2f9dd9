import { CircleOff, type LucideIcon, TriangleAlert } from 'lucide-react'
import { column } from '@/src/admin/kit/list/columns'
import type { ViewContext } from '@/src/admin/kit/page/screen-view'
import { TonePill } from '@/src/admin/kit/status/pills'
import { type Column, DataTable, RowLink } from '@/src/admin/kit/ui/DataTable'
import { Section } from '@/src/admin/kit/ui/parts'
import type { Tone } from '@/src/domain/vocabulary/status'
import { log } from '@/src/lib/log'
import { backupStatus } from './backup-status'
import { scanStatus, storageStatus } from './storage-status'
import {
  databaseStatus,
  factsStatus,
  gatewayStatuses,
  type Health,
  outboxStatus,
  type StatusLine,
  staffFactorStatus,
  workerStatus,
} from './system-status'
import { totalsStatus } from './totals-status'

const TONES: Readonly<Record<Health, { readonly tone: Tone; readonly icon?: LucideIcon }>> = {
  good: { tone: 'good' },
  warning: { tone: 'warning', icon: TriangleAlert },
  bad: { tone: 'bad' },
  off: { tone: 'neutral', icon: CircleOff },
}

/** A part that can't even be asked is a part that does not work. */
async function orBroken(
  label: string,
  asked: Promise<StatusLine | StatusLine[]>,
): Promise<StatusLine[]> {
  try {
    return [await asked].flat()
  } catch (error) {
    log.error({ err: error }, `We could not check ${label}`)
    return [{ label, health: 'bad', word: 'Not working', detail: 'No response' }]
  }
}

const COLUMNS: readonly Column<StatusLine>[] = [
  column('Part', 'title', ({ label, href }) =>
    href ? <RowLink href={href}>{label}</RowLink> : label,
  ),
  column('State', 'aside', ({ health, word }) => <TonePill {...TONES[health]}>{word}</TonePill>),
  column('Detail', 'left', ({ detail }) => detail),
]

export async function SystemStatus({ req, held }: Pick<ViewContext, 'req' | 'held'>) {
  const { payload } = req
  const lines = await Promise.all([
    orBroken('Database', databaseStatus(payload)),
    orBroken('Background work', workerStatus(payload)),
    held.has('view_payments') ? orBroken('Payments', gatewayStatuses(payload)) : [],
    held.has('view_email') ? orBroken('Mail', outboxStatus(payload)) : [],
    orBroken('Storage', storageStatus()),
    orBroken('Virus scan', scanStatus()),
    held.has('view_analytics') ? orBroken('Backups', backupStatus(payload)) : [],
    held.has('view_analytics') ? orBroken('Daily totals', totalsStatus(payload)) : [],
    held.has('manage_users') ? orBroken('Two-factor for staff', staffFactorStatus(req)) : [],
    held.has('view_states') ? orBroken('State facts', factsStatus(req)) : [],
  ])
  return (
    <Section id="system-status" title="System status">
      <DataTable
        columns={COLUMNS}
        keyOf={({ label }) => label}
        label="Parts of the system"
        rows={lines.flat()}
      />
    </Section>
  )
}
