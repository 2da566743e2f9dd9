import type { Endpoint } from 'payload'

import { downloadDocumentEndpoint } from '@/endpoints/documents/download'
import { removeUploadEndpoint } from '@/endpoints/documents/remove'
import { uploadDocumentEndpoint } from '@/endpoints/documents/upload'
import { viewDocumentEndpoint } from '@/endpoints/documents/view'
import { zipDocumentsEndpoint } from '@/endpoints/documents/zip'

export const documentEndpoints: Endpoint[] = [
  uploadDocumentEndpoint,
  zipDocumentsEndpoint,
  viewDocumentEndpoint,
  downloadDocumentEndpoint,
  removeUploadEndpoint,
]
