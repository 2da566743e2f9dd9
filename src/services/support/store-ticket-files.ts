import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { baseName, storedName } from '@/src/domain/documents/file-name'
import { UPLOAD_TYPES } from '@/src/domain/documents/upload-rules'
import { attachmentsRefusal } from '@/src/domain/support/attachment-rules'
import { idOf } from '@/src/domain/vocabulary/relation'
import { wrongField } from '@/src/lib/errors'
import { createRow } from '@/src/lib/write-row'
import type { Ticket } from '@/src/payload-types'
import { detectUpload, storeCustomerUpload } from '@/src/services/documents/store-customer-upload'

/** A file as a form brought it. */
export type TicketFile = { readonly name: string; readonly data: Buffer }

/** @throws AppError 422 `bad_attachments` when a message cannot carry these */
function checkTogether(files: readonly TicketFile[]): void {
  const refusal = attachmentsRefusal(files.map(({ name, data }) => ({ name, size: data.length })))
  if (!refusal) return
  throw wrongField('attachments', refusal, 'bad_attachments')
}

/** Keeps what the signed-in customer sends with a message. Gives the documents' ids. */
export async function storeCustomerFiles(
  req: PayloadRequest,
  ticket: string,
  files: readonly TicketFile[],
): Promise<string[]> {
  checkTogether(files)
  const ids: string[] = []
  for (const file of files) {
    const { id } = await storeCustomerUpload(req, { file, kind: 'other', ticket })
    ids.push(id)
  }
  return ids
}

/**
 * Keeps what staff send with an answer: it becomes the customer's. What comes with an internal
 * note belongs to no one and to no order, so that nothing ever carries it into an account.
 */
export async function storeStaffFiles(
  req: PayloadRequest,
  ticket: Pick<Ticket, 'id' | 'user'>,
  files: readonly TicketFile[],
  internal: boolean,
): Promise<string[]> {
  checkTogether(files)
  const ids: string[] = []
  for (const { name, data } of files) {
    const type = await detectUpload(data)
    const stored = storedName(name, UPLOAD_TYPES[type].ending, randomBytes(4).toString('hex'))
    const { id } = await createRow(req, 'documents', {
      data: {
        name: baseName(name),
        type: 'other',
        user: internal ? null : idOf(ticket.user),
        ticket: ticket.id,
        uploadedBy: 'staff',
      },
      file: { name: stored, data, mimetype: type, size: data.length },
      overrideAccess: true, // anyone who answers tickets may send files along
    })
    ids.push(id)
  }
  return ids
}
