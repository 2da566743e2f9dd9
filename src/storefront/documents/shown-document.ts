import type { MyDocument } from '@/src/domain/documents/my-document'

/** As much of a document as it takes to show it in the page. */
export type ShownDocument = Pick<MyDocument, 'id' | 'name' | 'view'>

/** Whether the page can show it; others are saved, or lie elsewhere. */
export const isShownInPage = ({ view }: Pick<MyDocument, 'view'>) =>
  view === 'pdf' || view === 'picture'
