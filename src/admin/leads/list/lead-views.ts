import type { Where } from 'payload'
import { type Askable, type Filter, type View, whose } from '@/src/admin/kit/list/list-spec'
import { isEmail, whereHolds } from '@/src/admin/kit/list/search-words'
import { BAND_NAMES, BANDS, isBand, lowestRank, scoresOf } from '@/src/domain/leads/lead-score'
import { STEPS } from '@/src/domain/vocabulary/checkout-steps'

/** Trash is asked for by name: reading passes over nothing by itself. */
const KEPT: Where = { deletedAt: { exists: false } }

const kept = (more: Where): Where => ({ and: [KEPT, more] })

/** The scores of a band, by the number by which leads are sorted. */
function inBand(name: string): Where {
  if (!isBand(name)) return {}
  const [from, below] = scoresOf(name)
  return {
    and: [
      { rank: { greater_than_equal: lowestRank(from) } },
      ...(Number.isFinite(below) ? [{ rank: { less_than: lowestRank(below) } }] : []),
    ],
  }
}

const leadViews: Readonly<Record<string, View>> = {
  open: {
    label: 'Not converted',
    where: kept({ converted: { equals: false } }),
    empty: 'No open leads. People appear here once they give their email in the checkout.',
  },
  converted: {
    label: 'Converted',
    where: kept({ converted: { equals: true } }),
    empty: 'No lead has converted yet.',
  },
  all: { label: 'All', where: KEPT },
  trash: {
    label: 'Trash',
    where: { deletedAt: { exists: true } },
    sort: '-deletedAt',
    empty: 'The trash is empty. Deleted leads stay here for 30 days.',
  },
}

const step: Filter = {
  label: 'Checkout step',
  options: STEPS,
  where: (values) =>
    values.length === 1
      ? { checkoutStep: { equals: values[0] } }
      : { checkoutStep: { in: [...values] } },
}

const band: Filter = {
  label: 'Score',
  options: Object.fromEntries(BAND_NAMES.map((name) => [name, BANDS[name].label])),
  where: (values) => (values.length === 1 ? inBand(values[0] ?? '') : { or: values.map(inBand) }),
}

const owner = whose('Owner', 'owner', { mine: 'Mine', nobody: 'No owner' })

/** A whole email means that one and no other. */
const found = (text: string): Where =>
  isEmail(text) ? { email: { equals: text.toLowerCase() } } : whereHolds(text)

/** What the list of leads can be asked, without its columns. */
export const leadQuestions: Askable = {
  views: leadViews,
  filters: { step, band, owner },
  search: { label: 'Email, name or company', where: found, view: 'all' },
  sort: '-rank',
  columns: [{ sort: 'rank' }, { sort: 'totalAmount' }, { sort: 'createdAt' }],
}
