/** What a look into the DNS found: the texts there, that there are none, or that no one answered. */
export type Looked =
  | { readonly found: 'texts'; readonly texts: readonly string[] }
  | { readonly found: 'none' }
  | { readonly found: 'unknown'; readonly reason: string }

/** One record of the sender's domain, as staff read it. */
export type RecordReport = {
  readonly name: 'SPF' | 'DKIM' | 'DMARC'
  readonly state: 'good' | 'weak' | 'missing' | 'unknown'
  readonly host: string
  readonly value: string | null
  readonly words: string
}

type At = { readonly host: string; readonly looked: Looked }

type Verdict = readonly [state: RecordReport['state'], words: string]

const COULD_NOT_LOOK = (reason: string) =>
  `We couldn’t look this up (${reason}). That doesn’t mean that the record is missing. Try again later.`

type Kind = {
  readonly name: RecordReport['name']
  /** How such a record begins. */
  readonly mark: RegExp
  /** What is said where there is none. */
  readonly missing: string
}

/** What the first record of a kind says, judged; or that there is none, or no one to judge. */
function report(
  { name, mark, missing }: Kind,
  { host, looked }: At,
  judge: (value: string, count: number) => Verdict,
): RecordReport {
  if (looked.found === 'unknown') {
    return { name, host, value: null, state: 'unknown', words: COULD_NOT_LOOK(looked.reason) }
  }
  const texts = looked.found === 'texts' ? looked.texts.filter((text) => mark.test(text)) : []
  const [value] = texts
  if (value === undefined) return { name, host, value: null, state: 'missing', words: missing }
  const [state, words] = judge(value, texts.length)
  return { name, host, value, state, words }
}

const SPF: Kind = {
  name: 'SPF',
  mark: /^v=spf1(?:\s|$)/i,
  missing:
    'No SPF record. It lists the servers that may send for your domain. Without it, many mailboxes treat your email as spam. Your mail provider tells you what to add.',
}

/** @param include what the way of sending needs in the record, such as `spf.sendpulse.com` */
export const spfReport = (at: At, include: string | null): RecordReport =>
  report(SPF, at, (value, count) => {
    if (count > 1) {
      const words = `There are ${count} SPF records. Mail servers then ignore all of them. Merge them into one.`
      return ['weak', words]
    }
    if (/[\s]\+?all\b/i.test(value)) {
      return ['weak', 'It allows every server to send for you. End it with ~all or -all.']
    }
    if (include && !value.toLowerCase().includes(include)) {
      const words = `It doesn’t name ${include}, so email sent this way fails the check. Add include:${include} before “all”.`
      return ['weak', words]
    }
    return ['good', 'Lists the servers that may send for your domain.']
  })

export function dkimReport(at: At, selector: string): RecordReport {
  const missing = `No DKIM key under the selector “${selector}”. It proves that an email was not changed on the way. Your provider names its selector; enter it above if it is another.`
  const kind = { name: 'DKIM', mark: /(?:^|;\s*)(?:v=DKIM1|p=)/i, missing } as const
  return report(kind, at, (value) =>
    /(?:^|;)\s*p=\s*(?:;|$)/i.test(value)
      ? ['weak', 'The key was revoked: it is empty. Publish a new one.']
      : ['good', 'Mailboxes can verify that your email is unchanged.'],
  )
}

const DMARC: Kind = {
  name: 'DMARC',
  mark: /^v=DMARC1\b/i,
  missing:
    'No DMARC record. Gmail and Yahoo ask for one from everyone who sends marketing email. Start with “v=DMARC1; p=none”.',
}

const REFUSES: Verdict = ['good', 'Mailboxes refuse email that pretends to be yours.']

/** What each policy means. */
const POLICIES: ReadonlyMap<string, Verdict> = new Map([
  ['reject', REFUSES],
  ['quarantine', REFUSES],
  [
    'none',
    ['good', 'Enough to send. Once all your email passes, p=quarantine also stops forged email.'],
  ],
])

const POLICY = /(?:^|;)\s*p=\s*(\w+)/i

export const dmarcReport = (at: At): RecordReport =>
  report(DMARC, at, (value) => {
    const policy = POLICY.exec(value)?.[1]?.toLowerCase() ?? ''
    return (
      POLICIES.get(policy) ?? ['weak', 'It has no policy. Add p=none, p=quarantine or p=reject.']
    )
  })
