import { words } from '@/src/domain/vocabulary/text/words'

/** The mailboxes that most people have: a domain that is almost one of these is a slip. */
const DOMAINS = words(`gmail.com googlemail.com yahoo.com yahoo.co.uk yahoo.co.in ymail.com
  hotmail.com hotmail.co.uk outlook.com live.com msn.com icloud.com me.com mac.com aol.com
  proton.me protonmail.com zoho.com gmx.com gmx.de mail.com rediffmail.com comcast.net verizon.net
  att.net`)

const ENDINGS: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  vom: 'com',
  xom: 'com',
  comm: 'com',
  coom: 'com',
  ney: 'net',
  nett: 'net',
  ogr: 'org',
}

/** How many letters to add, drop, change or swap to make one text of another. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const near = [row[j - 1] ?? 0, rows[i - 1]?.[j] ?? 0].map((one) => one + 1)
      const change = (rows[i - 1]?.[j - 1] ?? 0) + cost
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = isSwap ? [(rows[i - 2]?.[j - 2] ?? 0) + 1] : []
      row.push(Math.min(...near, change, ...swap))
    }
    rows.push(row)
  }
  return rows[a.length]?.[b.length] ?? 0
}

const withEnding = (domain: string): string => {
  const dot = domain.lastIndexOf('.')
  const ending = ENDINGS[domain.slice(dot + 1)]
  return dot > 0 && ending ? `${domain.slice(0, dot)}.${ending}` : domain
}

/** How far from a known domain still is a slip: short ones are near to many that exist. */
const reach = (domain: string) => (domain.length <= 7 ? 1 : 2)

/**
 * The address that was probably meant, for one whose domain is a slip away from a common one;
 * null for every other. `ada@gmial.com` gives `ada@gmail.com`.
 */
export function suggestEmail(typed: string): string | null {
  const email = typed.trim()
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  if (at < 1 || !/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(domain)) return null
  if (DOMAINS.some((one) => one === domain)) return null
  const mended = withEnding(domain)
  const near = DOMAINS.map((one) => ({ one, far: distance(mended, one) }))
    .filter(({ one, far }) => far <= reach(one) && one[0] === mended[0])
    .sort((a, b) => a.far - b.far)[0]
  const meant = near?.one ?? mended
  return meant === domain ? null : `${email.slice(0, at)}@${meant}`
}
