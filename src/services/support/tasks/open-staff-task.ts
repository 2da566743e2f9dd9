import type { PayloadRequest } from 'payload'
import type { TicketTopic } from '@/src/domain/support/ticket-status'
import { createRow } from '@/src/lib/write-row'
import { writeTicketMessage } from '@/src/services/support/ticket-row'

type StaffTask = {
  readonly topic: TicketTopic
  readonly subject: string
  readonly message: string
  /** What has raised it, in place of a person. */
  readonly from: string
}

/** Opens a ticket that is staff's own: no customer sees it or what is in it. @returns its id */
export async function openStaffTask(
  req: PayloadRequest,
  { topic, subject, message, from }: StaffTask,
): Promise<string> {
  const { id } = await createRow(req, 'tickets', {
    data: {
      subject,
      message,
      topic,
      status: 'open',
      requesterName: from,
      lastMessageAt: new Date().toISOString(),
    },
    overrideAccess: true, // the worker has no user
  })
  await writeTicketMessage(req, {
    ticket: id,
    authorKind: 'system',
    author: null,
    authorName: from,
    body: message,
    internal: true,
    attachments: [],
  })
  return id
}
