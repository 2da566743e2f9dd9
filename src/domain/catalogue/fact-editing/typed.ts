/** The least of what a transform of zod needs to say what is wrong. */
export type Complaints = {
  readonly addIssue: (issue: { code: 'custom'; message: string; path: string[] }) => void
}

const AMOUNT = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/

/** `$1,250.50` in cents; null when it is no amount. */
export function centsIn(text: string): number | null {
  const [, whole, part = ''] = AMOUNT.exec(text.trim()) ?? []
  if (whole === undefined) return null
  return Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'))
}

/** Cents as they are typed: `1250.50`. */
export const centsText = (cents: number): string => (cents / 100).toFixed(2)

/** A text as JSON; undefined when it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads what was typed into a form; what cannot be read is said beside its field, and counts as 0. */
export function readerOf<Name extends string>(
  typed: Readonly<Record<Name, string>>,
  complaints: Complaints,
) {
  const complain = (name: Name, message: string) =>
    complaints.addIssue({ code: 'custom', message, path: [name] })
  const cents = (name: Name): number => {
    const amount = centsIn(typed[name])
    if (amount === null) complain(name, 'Enter an amount such as 50 or 1250.50.')
    return amount ?? 0
  }
  return {
    complain,
    cents,
    centsOrNull: (name: Name) => (typed[name].trim() === '' ? null : cents(name)),
    whole: (name: Name, least: number, most: number): number => {
      const count = /^\d{1,3}$/.test(typed[name].trim()) ? Number(typed[name]) : Number.NaN
      if (count >= least && count <= most) return count
      complain(name, `Enter a number from ${least} to ${most}.`)
      return least
    },
  }
}
