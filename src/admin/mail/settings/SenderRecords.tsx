import type { Payload } from 'payload'

import { TonePill } from '@/src/admin/kit/status/TonePill'
import type { MailWay } from '@/src/domain/mail/mail-settings-input'
import type { RecordReport } from '@/src/domain/mail/sender-records'
import { readSender } from '@/src/services/mail/mail-transport'
import { checkSender } from '@/src/services/mail/settings/check-sender'

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
export async function SenderRecords({ payload, way, dkimSelector }: Props) {
  const { address } = await readSender(payload)
  const { domain, records } = await checkSender({ address, way, dkimSelector })
  return (
    <>
      <p className="mail-records__sender">{`Email comes from ${address}.`}</p>
      <ul className="mail-records">
        {records.map(({ name, state, host, value, words }) => (
          <li key={name}>
            <div className="mail-records__head">
              <h3>{name}</h3>
              <TonePill tone={STATES[state].tone}>{STATES[state].label}</TonePill>
            </div>
            <p>{words}</p>
            <code>{value ?? `TXT ${host || domain}`}</code>
          </li>
        ))}
      </ul>
    </>
  )
}
