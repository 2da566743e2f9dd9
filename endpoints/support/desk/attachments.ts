import { z } from 'zod'

import { answerFile } from '@/endpoints/documents/file-answer'
import { staffEndpoint } from '@/src/access/actions'
import { AppError } from '@/src/lib/errors'
import { recordDocumentView } from '@/src/services/documents/open-document'
import { ticketAttachment } from '@/src/services/support/ticket-attachment'

const place = z.object({ id: z.guid(), document: z.guid() })

/** A file of a thread, notes included, for staff who may read the thread. Logged. */
export const staffAttachmentEndpoint = staffEndpoint({
  action: 'openTicketFile',
  path: '/tickets/:id/attachments/:document',
  method: 'get',
  handler: async (req) => {
    const { data } = place.safeParse(req.routeParams)
    const document =
      data && (await ticketAttachment(req, data.id, data.document, { withNotes: true }))
    if (!document) throw new AppError('no_document', 'This file does not exist.', 404)
    const response = await answerFile(req, document, 'attachment')
    await recordDocumentView(req, document, 'download')
    return response
  },
})
