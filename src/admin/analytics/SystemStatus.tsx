import { Link } from '@payloadcms/ui'
import { CircleOff, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { Payload } from 'payload'

import { TonePill } from '@/src/admin/kit/status/TonePill'
import { PlainTable } from '@/src/admin/kit/ui/PlainTable'
import { Section } from '@/src/admin/kit/ui/Section'
import type { Permission } from '@/src/domain/platform/permissions/areas'
import type { Tone } from '@/src/domain/vocabulary/status'
import { log } from '@/src/lib/log'

import {
  databaseStatus,
  gatewayStatuses,
  type Health,
  outboxStatus,
  type StatusLine,
  workerStatus,
} from './system-status'

const TONES = {
  good: { tone: 'good', icon: undefined },
  warning: { tone: 'warning', icon: TriangleAlert },
  bad: { tone: 'bad', icon: undefined },
  off: { tone: 'neutral', icon: CircleOff },
} as const satisfies Record<Health, { readonly tone: Tone; readonly icon?: LucideIcon }>

/** A part that can't even be asked is a part that does not work. */
async function orBroken(
  label: string,
  asked: Promise<StatusLine | StatusLine[]>,
): Promise<StatusLine[]> {
  try {
    return [await asked].flat()
  } catch (error) {
    log.error({ err: error }, `${label} could not be asked`)
    return [{ label, health: 'bad', word: 'Not working', detail: 'It did not answer' }]
  }
}

function Line({ label, health, word, detail, href }: StatusLine) {
  return (
    <tr>
      <th scope="row">
        {href ? (
          <Link prefetch={false} href={href}>
            {label}
          </Link>
        ) : (
          label
        )}
      </th>
      <td>
        <TonePill {...TONES[health]}>{word}</TonePill>
      </td>
      <td>{detail}</td>
    </tr>
  )
}

/** Whether the parts that the business runs on work, asked at this moment. */
export async function SystemStatus({
  payload,
  held,
}: {
  payload: Payload
  held: ReadonlySet<Permission>
}) {
  const lines = await Promise.all([
    orBroken('Database', databaseStatus(payload)),
    orBroken('Background work', workerStatus(payload)),
    held.has('view_payments') ? orBroken('Payments', gatewayStatuses(payload)) : [],
    held.has('view_email') ? orBroken('Mail', outboxStatus(payload)) : [],
  ])
  return (
    <Section id="system-status" title="System status">
      <PlainTable label="System status">
        <tbody>
          {lines.flat().map((line) => (
            <Line key={line.label} {...line} />
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}
