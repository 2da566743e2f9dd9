import { answerFile, answerLink, requireDocument } from '@/endpoints/documents/file-answer'
import { documentView } from '@/src/domain/documents/my-document'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { recordDocumentView } from '@/src/services/documents/open-document'

/** The same paper for looking at in the page: PDFs and pictures. Other kinds are saved. */
export const viewDocumentEndpoint = defineEndpoint({
  path: '/documents/:id/view',
  method: 'get',
  handler: async (req) => {
    const document = await requireDocument(req)
    const view = documentView(document)
    if (view === 'link') {
      await recordDocumentView(req, document, 'link')
      return answerLink(document)
    }
    const isShown = view !== 'download'
    const response = await answerFile(req, document, isShown ? view : 'attachment')
    await recordDocumentView(req, document, isShown ? 'view' : 'download')
    return response
  },
})
