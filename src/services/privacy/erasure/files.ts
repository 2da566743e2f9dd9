import { inArray } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { documents } from '@/src/database-schema'
import { removeDocumentsWhere } from '@/src/services/documents/remove-documents'

import { isOwn, ordersOf, type Subject, ticketsOf } from './subject'

/** Removes somebody's documents with their files. @returns how many there were */
export const removeDocuments = (req: PayloadRequest, subject: Subject): Promise<number> =>
  removeDocumentsWhere(
    req,
    isOwn(
      documents,
      subject,
      inArray(documents.order, ordersOf(subject)),
      inArray(documents.ticket, ticketsOf(subject)),
    ),
  )
