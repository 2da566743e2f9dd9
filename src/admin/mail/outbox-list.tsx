import type { Where } from 'payload'
import { column, wordColumn } from '@/src/admin/kit/list/columns'
import { having, type ListSpec, oneOf } from '@/src/admin/kit/list/list-spec'
import { isEmail } from '@/src/admin/kit/list/search-words'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { lookOf, StatusPill } from '@/src/admin/kit/status/pills'
import { ShortMoment } from '@/src/admin/kit/time/When'
import { RowTitle } from '@/src/admin/kit/ui/DataTable'
import { withSub } from '@/src/admin/kit/ui/parts'
import { plural } from '@/src/domain/vocabulary/plural'
import { capitalized } from '@/src/domain/vocabulary/text/capitalized'

import { isStuck, type OutboxRow, outboxRows, waitsUntil } from './outbox-row'
import { SendAgain } from './SendAgain'

/** A whole address means that and no other; anything else is a part of an address or a subject. */
function found(text: string): Where {
  if (isEmail(text)) return { to: { equals: text.toLowerCase() } }
  if (text.length < 3) return { subject: { contains: ` ${text} ` } } // three letters are what the index knows
  return { or: [{ to: { contains: text } }, { subject: { contains: text } }] }
}

const KINDS = { transactional: 'Transactional', marketing: 'Marketing' }

/** `order-approved` as people read it. */
const templateText = (name: string) => capitalized(name.replaceAll('-', ' '))

export const attemptsText = (attempts: number): string =>
  attempts === 0 ? 'Not tried yet' : plural(attempts, 'attempt')

function lastWord(row: OutboxRow): string {
  const until = waitsUntil(row)
  if (until) return `Waits until ${until}`
  return row.lastError || (row.status === 'held' ? 'No mail server is set up' : '')
}

function LastWord({ row }: { row: OutboxRow }) {
  const until = waitsUntil(row)
  if (until) {
    return (
      <>
        Waits until <ShortMoment at={until} />
      </>
    )
  }
  return row.lastError ? <span title={row.lastError}>{row.lastError}</span> : lastWord(row)
}

export const outboxList: ListSpec<OutboxRow> = {
  screen: 'outbox',
  description: 'Every email we sent or still have to send, and why one has not gone out.',
  empty: 'No emails yet.',
  views: {
    open: having(
      'Not sent',
      'status',
      ['failed', 'queued', 'sending', 'held'],
      'Every email has been sent.',
    ),
    failed: having(
      'Failed',
      'status',
      'failed',
      'No failed emails. An email appears here when the mail server refuses it.',
    ),
    waiting: having(
      'Waiting',
      'status',
      ['queued', 'sending', 'held'],
      'No emails are waiting to be sent.',
    ),
    sent: having('Sent', 'status', 'sent', 'No emails sent yet.'),
    skipped: having(
      'Left out',
      'status',
      'skipped',
      'No emails were left out. Marketing to people who unsubscribed or bought meanwhile appears here.',
    ),
    all: {
      label: 'All',
      where: {},
      empty: 'No emails yet. Receipts, reminders and answers appear here as they are sent.',
    },
  },
  filters: {
    kind: oneOf('Kind', 'kind', KINDS),
  },
  search: { label: 'Address or subject', where: found, view: 'all' },
  sort: '-createdAt',
  countViews: true,
  columns: [
    column(
      'Email',
      { phone: 'title', csv: ({ subject }) => subject },
      ({ id, subject, template }) => (
        <RowTitle href={adminHref('outboxMail', id)} sub={templateText(template)}>
          {subject}
        </RowTitle>
      ),
    ),
    wordColumn('To', 'left', ({ to }) => to),
    column('Status', { phone: 'aside', csv: ({ status }) => lookOf(status).word }, ({ status }) => (
      <StatusPill status={status} />
    )),
    column('Details', { csv: lastWord }, (row) =>
      withSub(<LastWord row={row} />, attemptsText(row.attempts)),
    ),
    column(
      'Written and sent',
      { phone: 'right', sort: 'createdAt', csv: ({ createdAt }) => createdAt },
      ({ createdAt, sentAt }) =>
        withSub(<ShortMoment at={createdAt} />, sentAt ? <ShortMoment at={sentAt} /> : 'Not sent'),
    ),
    column('', { end: true }, (row) =>
      row.grant && isStuck(row) ? <SendAgain grant={row.grant} id={row.id} to={row.to} /> : null,
    ),
  ],
  csvMore: [
    { label: 'Sent', csv: ({ sentAt }) => sentAt ?? '' },
    { label: 'Attempts', csv: ({ attempts }) => String(attempts) },
    { label: 'Template', csv: ({ template }) => templateText(template) },
    { label: 'Kind', csv: ({ kind }) => KINDS[kind] },
  ],
  ...outboxRows,
}
