import { exportAnswer } from '@/src/admin/kit/list/exports/download-export'
import { officeRoute } from '@/src/admin/kit/office-route'

/** The file of a long export. */
export const GET = officeRoute((req, request) =>
  exportAnswer(req, new URL(request.url).pathname.split('/').at(-1) ?? ''),
)
