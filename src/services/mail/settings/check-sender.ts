import { Resolver } from 'node:dns/promises'

import {
  dkimReport,
  dmarcReport,
  type Looked,
  type RecordReport,
  spfReport,
} from '@/src/domain/mail/sender-records'

/** How TXT records are looked up: by the system's servers, or by a test. */
export type LookUpTxt = (host: string) => Promise<readonly (readonly string[])[]>

/** That a name has no such record is an answer; anything else that goes wrong is none. */
const NOTHING_THERE = new Set(['ENOTFOUND', 'ENODATA'])

const REASONS: Readonly<Record<string, string>> = {
  ETIMEOUT: 'the DNS server did not answer in time',
  ECONNREFUSED: 'the DNS server refused the connection',
  ESERVFAIL: 'the DNS server failed',
  EREFUSED: 'the DNS server refused to answer',
}

const bySystem: LookUpTxt = (host) => new Resolver({ timeout: 2000, tries: 2 }).resolveTxt(host)

async function look(host: string, lookUp: LookUpTxt): Promise<Looked> {
  try {
    const texts = (await lookUp(host)).map((parts) => parts.join(''))
    return texts.length > 0 ? { found: 'texts', texts } : { found: 'none' }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (NOTHING_THERE.has(code)) return { found: 'none' }
    return { found: 'unknown', reason: REASONS[code] ?? 'the DNS server did not answer' }
  }
}

type Sender = {
  readonly address: string
  readonly way: 'outbox' | 'smtp' | 'sendpulse'
  readonly dkimSelector: string
}

/** What SendPulse signs with, and what SPF has to name, unless something else is set. */
const SENDPULSE = { include: 'spf.sendpulse.com', selector: 'sign' } as const

/** A domain without DMARC of its own goes by that of the one above it. */
async function lookForDmarc(domain: string, lookUp: LookUpTxt) {
  const host = `_dmarc.${domain}`
  const own = await look(host, lookUp)
  const above = domain.split('.').slice(1)
  if (own.found !== 'none' || above.length < 2) return { host, looked: own }
  const higher = `_dmarc.${above.join('.')}`
  const looked = await look(higher, lookUp)
  return looked.found === 'none' ? { host, looked: own } : { host: higher, looked }
}

/** What the world finds in the DNS of the sender's domain; it is what decides between inbox and spam. */
export async function checkSender(
  { address, way, dkimSelector }: Sender,
  lookUp: LookUpTxt = bySystem,
): Promise<{ readonly domain: string; readonly records: readonly RecordReport[] }> {
  const domain = address.split('@')[1] ?? ''
  const isSendPulse = way === 'sendpulse'
  const selector = dkimSelector || (isSendPulse ? SENDPULSE.selector : 'default')
  const dkimHost = `${selector}._domainkey.${domain}`
  const [spf, dkim, dmarc] = await Promise.all([
    look(domain, lookUp),
    look(dkimHost, lookUp),
    lookForDmarc(domain, lookUp),
  ])
  return {
    domain,
    records: [
      spfReport({ host: domain, looked: spf }, isSendPulse ? SENDPULSE.include : null),
      dkimReport({ host: dkimHost, looked: dkim }, selector),
      dmarcReport(dmarc),
    ],
  }
}
