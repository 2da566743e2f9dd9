import { answerFile, answerLink, requireDocument } from '@/endpoints/documents/file-answer'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { recordDocumentView } from '@/src/services/documents/open-document'

/** A customer's paper to save, with or without an account. Each is logged; a link leads there. */
export const downloadDocumentEndpoint = defineEndpoint({
  path: '/documents/:id/download',
  method: 'get',
  handler: async (req) => {
    const document = await requireDocument(req)
    const isFile = Boolean(document.filename)
    const response = isFile ? await answerFile(req, document, 'attachment') : answerLink(document)
    await recordDocumentView(req, document, isFile ? 'download' : 'link')
    return response
  },
})
