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

const COULD_NOT_LOOK = (reason: string) =>
  `We couldn’t look this up (${reason}). That doesn’t mean that the record is missing. Try again later.`

/** The records of a kind, or what to say where there is no one to judge. */
function only(name: RecordReport['name'], { host, looked }: At, mark: RegExp, missing: string) {
  const report = { name, host, value: null }
  if (looked.found === 'unknown') {
    return { ...report, state: 'unknown', words: COULD_NOT_LOOK(looked.reason) } as const
  }
  const texts = looked.found === 'texts' ? looked.texts.filter((text) => mark.test(text)) : []
  const [value] = texts
  if (value === undefined) return { ...report, state: 'missing', words: missing } as const
  return { ...report, value, count: texts.length } as const
}

/** @param include what the way of sending needs in the record, such as `spf.sendpulse.com` */
export function spfReport(at: At, include: string | null): RecordReport {
  const one = only(
    'SPF',
    at,
    /^v=spf1(?:\s|$)/i,
    'No SPF record. It lists the servers that may send for your domain. Without it, many mailboxes treat your email as spam. Your mail provider tells you what to add.',
  )
  if ('state' in one) return one
  const { count, ...report } = one
  if (count > 1) {
    return {
      ...report,
      state: 'weak',
      words: `There are ${count} SPF records. Mail servers then ignore all of them. Merge them into one.`,
    }
  }
  if (/[\s]\+?all\b/i.test(report.value)) {
    return {
      ...report,
      state: 'weak',
      words: 'It allows every server to send for you. End it with ~all or -all.',
    }
  }
  if (include && !report.value.toLowerCase().includes(include)) {
    return {
      ...report,
      state: 'weak',
      words: `It doesn’t name ${include}, so email sent this way fails the check. Add include:${include} before “all”.`,
    }
  }
  return { ...report, state: 'good', words: 'Lists the servers that may send for your domain.' }
}

export function dkimReport(at: At, selector: string): RecordReport {
  const one = only(
    'DKIM',
    at,
    /(?:^|;\s*)(?:v=DKIM1|p=)/i,
    `No DKIM key under the selector “${selector}”. It proves that an email was not changed on the way. Your provider names its selector; enter it above if it is another.`,
  )
  if ('state' in one) return one
  const { count: _, ...report } = one
  if (/(?:^|;)\s*p=\s*(?:;|$)/i.test(report.value)) {
    return {
      ...report,
      state: 'weak',
      words: 'The key was revoked: it is empty. Publish a new one.',
    }
  }
  return { ...report, state: 'good', words: 'Mailboxes can verify that your email is unchanged.' }
}

const POLICY = /(?:^|;)\s*p=\s*(\w+)/i

export function dmarcReport(at: At): RecordReport {
  const one = only(
    'DMARC',
    at,
    /^v=DMARC1\b/i,
    'No DMARC record. Gmail and Yahoo ask for one from everyone who sends marketing email. Start with “v=DMARC1; p=none”.',
  )
  if ('state' in one) return one
  const { count: _, ...report } = one
  const policy = POLICY.exec(report.value)?.[1]?.toLowerCase()
  if (policy === 'reject' || policy === 'quarantine') {
    return { ...report, state: 'good', words: 'Mailboxes refuse email that pretends to be yours.' }
  }
  return {
    ...report,
    state: policy === 'none' ? 'good' : 'weak',
    words:
      policy === 'none'
        ? 'Enough to send. Once all your email passes, p=quarantine also stops forged email.'
        : 'It has no policy. Add p=none, p=quarantine or p=reject.',
  }
}
