import type { Endpoint, PayloadRequest } from 'payload'

import { answerFile } from '@/endpoints/documents/file-answer'
import { documentView } from '@/src/domain/documents/my-document'
import { isId } from '@/src/domain/vocabulary/id'
import { AppError } from '@/src/lib/errors'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { recordDocumentView } from '@/src/services/documents/open-document'
import { ticketAttachment } from '@/src/services/support/ticket-attachment'
import { requireTicket } from '@/src/services/support/ticket-pass'

async function open(req: PayloadRequest, isToSave: boolean): Promise<Response> {
  const { id } = await requireTicket(req)
  const file = String(req.routeParams?.document ?? '')
  const document = isId(file) ? await ticketAttachment(req, id, file, { withNotes: false }) : null
  if (!document) throw new AppError('no_document', 'This file does not exist.', 404)
  const view = documentView(document)
  const isShown = !isToSave && (view === 'pdf' || view === 'picture')
  const response = await answerFile(req, document, isShown ? view : 'attachment')
  await recordDocumentView(req, document, isShown ? 'view' : 'download')
  return response
}

/** A file of a thread for whoever may read it, also without an account. Never one of a note. */
export const attachmentEndpoints: Endpoint[] = [
  defineEndpoint({
    path: '/support/tickets/:id/attachments/:document/view',
    method: 'get',
    handler: (req) => open(req, false),
  }),
  defineEndpoint({
    path: '/support/tickets/:id/attachments/:document/download',
    method: 'get',
    handler: (req) => open(req, true),
  }),
]
