import { Link, Pill } from '@payloadcms/ui'
import { Check, CircleAlert, CircleOff, TriangleAlert } from 'lucide-react'
import type { Payload } from 'payload'

import { PlainTable } from '@/src/admin/kit/ui/PlainTable'
import type { Permission } from '@/src/domain/platform/permissions/areas'
import { log } from '@/src/lib/log'

import {
  databaseStatus,
  gatewayStatuses,
  type Health,
  outboxStatus,
  type StatusLine,
  workerStatus,
} from './system-status'

const LOOKS = {
  good: { style: 'success', Icon: Check },
  warning: { style: 'warning', Icon: TriangleAlert },
  bad: { style: 'error', Icon: CircleAlert },
  off: { style: 'light-gray', Icon: CircleOff },
} as const satisfies Record<Health, object>

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
  const { style, Icon } = LOOKS[health]
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
        <Pill
          alignIcon="left"
          className="status-pill"
          icon={<Icon aria-hidden size={13} strokeWidth={2.25} />}
          pillStyle={style}
          size="small"
        >
          {word}
        </Pill>
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
    <section className="admin-section" aria-labelledby="system-status">
      <h2 id="system-status">System status</h2>
      <PlainTable label="System status" className="admin-status-table">
        <tbody>
          {lines.flat().map((line) => (
            <Line key={line.label} {...line} />
          ))}
        </tbody>
      </PlainTable>
    </section>
  )
}
