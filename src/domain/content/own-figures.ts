import { dayText } from '@/src/domain/vocabulary/time/date-text'

type Counted = { readonly count: number; readonly asOf: string }
type Site = { readonly companiesFormed: number | null; readonly timeZone: string }

const number = (count: number) => count.toLocaleString('en-US')

/**
 * How many LLCs were formed, as the site says it: our own count with its date, else the figure that
 * staff have verified, else nothing.
 */
export function formedText(own: Counted | null, site: Site): string | null {
  if (own) {
    const what = own.count === 1 ? 'LLC' : 'LLCs'
    return `${number(own.count)} ${what} formed as of ${dayText(new Date(own.asOf), site.timeZone)}`
  }
  return site.companiesFormed === null ? null : `${number(site.companiesFormed)} LLCs formed`
}
