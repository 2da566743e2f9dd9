import type { DocumentViewServerProps } from 'payload'
import { can } from '@/src/access/actions'
import { PageMain } from '@/src/admin/kit/page/AdminPage'
import { Crumbs } from '@/src/admin/kit/page/PageHeader'
import { StatusPill } from '@/src/admin/kit/status/pills'
import { Moment } from '@/src/admin/kit/time/When'
import { Facts, Notice, PageLink } from '@/src/admin/kit/ui/parts'
import { idOf } from '@/src/domain/vocabulary/relation'
import { collectionHref } from '@/src/lib/admin-address'
import { staffRecord } from '@/src/queries/platform/staff-rows'
import { MailFrame } from './MailFrame'
import { attemptsText } from './outbox-list'
import { isStuck, waitsUntil } from './outbox-row'
import { SendAgain } from './SendAgain'

export async function MailView({ doc, initPageResult: { req } }: DocumentViewServerProps) {
  const mail = await staffRecord(req, 'emails', String(doc.id))
  const grant = await can(req, 'sendMailAgain')
  const order = idOf(mail.order)
  const until = waitsUntil(mail)
  return (
    <PageMain className="[&_.mail-preview]:mt-6">
      <Crumbs name={mail.subject} screen="outboxMail" />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="m-0 text-xl font-semibold tabular-nums">{`To ${mail.to}`}</p>
        <StatusPill status={mail.status} />
        {grant && isStuck(mail) && <SendAgain grant={grant} id={mail.id} to={mail.to} />}
      </div>
      <Facts
        facts={[
          ['Written', <Moment at={mail.createdAt} key="written" />],
          ['Waits until', until && <Moment at={until} key="until" />],
          ['Sent', mail.sentAt && <Moment at={mail.sentAt} key="sent" />],
          ['Attempts', attemptsText(mail.attempts)],
          ['Template', mail.template],
          [
            'Order',
            order && (
              <PageLink href={collectionHref('orders', order)} key="order">
                Open order
              </PageLink>
            ),
          ],
        ]}
      />
      {mail.lastError && (
        <div className="mt-5">
          <Notice
            title={mail.status === 'skipped' ? 'Left out. ' : 'Last error: '} // a server's words, or ours
            tone={mail.status === 'skipped' ? 'info' : 'warning'}
          >
            {mail.lastError}
          </Notice>
        </div>
      )}
      <MailFrame html={mail.html} />
    </PageMain>
  )
}
