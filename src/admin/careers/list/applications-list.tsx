import type { Where } from 'payload'
import { column } from '@/src/admin/kit/list/columns'
import { listRows } from '@/src/admin/kit/list/list-rows'
import { type ListSpec, oneOf, whose } from '@/src/admin/kit/list/list-spec'
import { isEmail } from '@/src/admin/kit/list/search-words'
import type { SearchParams } from '@/src/admin/kit/page/screen-view'
import { addressWith, adminHref } from '@/src/admin/kit/screens/admin-href'
import { TonePill } from '@/src/admin/kit/status/pills'
import { Day } from '@/src/admin/kit/time/When'
import { RowTitle } from '@/src/admin/kit/ui/DataTable'
import { STAGES, type Stage } from '@/src/domain/careers/stages'
import { idOf, idsOf } from '@/src/domain/vocabulary/relation'
import { labelsOf } from '@/src/domain/vocabulary/status'
import type { JobApplication } from '@/src/payload-types'
import { peopleById } from '@/src/queries/platform/records'
import { Stars } from '../record/Stars'

const SHOWN = {
  name: true,
  email: true,
  opening: true,
  stage: true,
  rating: true,
  owner: true,
  createdAt: true,
} as const

type ApplicationRow = Pick<JobApplication, 'id' | keyof typeof SHOWN> & {
  readonly openingTitle: string
  readonly ownerName: string | null
}

/** Everyone in a stage: without a view the list leaves out those who are hired or rejected. */
export const stageHref = (stage: Stage, kept: SearchParams): string =>
  addressWith(adminHref('applicationList'), kept, { view: 'all', stage })

/**
 * Those who applied, as a list.
 *
 * @param titles what the openings are called, by id
 * @param search the address that is open: a row opens over it
 */
export const applicationsList = (
  titles: ReadonlyMap<string, string>,
  search: SearchParams,
): ListSpec<ApplicationRow> => ({
  screen: 'applicationList',
  description: 'Everyone who applied, the newest first.',
  empty: 'No applications yet. People apply on the page of an open position.',
  views: {
    open: { label: 'In progress', where: { stage: { not_in: ['hired', 'rejected'] } } },
    all: { label: 'All', where: {} },
  },
  filters: {
    stage: oneOf('Stage', 'stage', labelsOf(STAGES)),
    opening: oneOf('Position', 'opening', Object.fromEntries(titles)),
    rating: {
      label: 'Rating',
      options: { 5: '5', 4: '4', 3: '3', 2: '2', 1: '1', none: 'Not rated' },
      where: (values) => ({
        or: values.map((value) => ({
          rating: value === 'none' ? { exists: false } : { equals: Number(value) },
        })),
      }),
    },
    owner: whose('Owner', 'owner', { mine: 'Mine', none: 'No owner' }),
  },
  search: {
    label: 'Name or email',
    where: (text): Where =>
      isEmail(text) ? { email: { equals: text.toLowerCase() } } : { name: { like: text } },
    view: 'all',
  },
  sort: '-createdAt',
  columns: [
    column('Applicant', 'title', ({ id, name, email }) => (
      <RowTitle href={addressWith(adminHref('applicationList'), search, { open: id })} sub={email}>
        {name}
      </RowTitle>
    )),
    column('Position', 'left', ({ openingTitle }) => openingTitle),
    column('Stage', 'aside', ({ stage }) => (
      <TonePill tone={STAGES[stage].tone}>{STAGES[stage].label}</TonePill>
    )),
    column('Rating', {}, ({ rating }) => (rating ? <Stars rating={rating} /> : '–')),
    column('Owner', {}, ({ ownerName }) => ownerName ?? '–'),
    column('Applied', { phone: 'right', sort: 'createdAt' }, ({ createdAt }) => (
      <Day at={createdAt} />
    )),
  ],
  ...listRows('jobApplications', SHOWN, async (req, found) => {
    const people = await peopleById(req, idsOf(found.map(({ owner }) => owner)))
    return found.map((one) => ({
      ...one,
      openingTitle: titles.get(idOf(one.opening) ?? '') ?? '–',
      ownerName: people.get(idOf(one.owner) ?? '')?.name ?? null,
    }))
  }),
})
