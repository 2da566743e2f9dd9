import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import { orderRequest } from '@/endpoints/orders/order-request'
import { formDataOf } from '@/endpoints/platform/form'
import { staffPost } from '@/src/access/actions'
import { cleanName } from '@/src/domain/documents/file-name'
import { choicesInput } from '@/src/domain/papers/choices'
import { blankFormInput } from '@/src/domain/papers/official/blank-form'
import { FORM_FILE_BYTES } from '@/src/domain/papers/official/form-file-bytes'
import { mapOf } from '@/src/domain/papers/official/maps/form-maps'
import { isId } from '@/src/domain/vocabulary/id'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { AppError, parseInput, wrongField } from '@/src/lib/errors'
import { findById } from '@/src/lib/find-one'
import { download } from '@/src/lib/http/attachment'
import { BODY_LIMIT, FORM_FILE_LIMIT } from '@/src/lib/http/body-limits'
import { get, post } from '@/src/lib/http/endpoint'
import type { Order } from '@/src/payload-types'
import { requireOrder } from '@/src/services/orders/order-pass'
import { loadBlankForm } from '@/src/services/papers/blank-forms'
import { chooseClauses } from '@/src/services/papers/choose-clauses'
import { limitRate } from '@/src/services/platform/limit-rate'

const packetInput = z.object({ as: z.enum(['pdf', 'zip']) })

/** The order for its customer, or for staff who may see orders. @throws AppError 404 */
async function orderFor(req: PayloadRequest): Promise<Order> {
  const id = String(req.routeParams?.id ?? '')
  const seen =
    isId(id) && req.user && req.user.role !== 'user'
      ? await findById(req, 'orders', id, { overrideAccess: false })
      : null
  return seen ?? requireOrder(req, id)
}

const tooLarge = () =>
  new AppError('too_large', `This file is larger than ${FORM_FILE_BYTES / 1024 / 1024} MB.`, 413)

const WORDS_RULES = {
  most: BODY_LIMIT,
  tooLarge: () => new AppError('too_large', 'This is too much text for one document.', 413),
  broken: 'The form did not arrive in full. Please try again.',
  files: '', // it takes none
} as const

export const paperEndpoints: Endpoint[] = [
  /** All documents that we made for an order, as one PDF or as a ZIP of files. Each of them is logged. */
  get('/orders/:id/packet', async (req) => {
    const order = await orderFor(req)
    const { as } = parseInput(packetInput, { as: req.searchParams.get('as') ?? 'pdf' })
    await limitRate(req, 'document-zip', req.user?.id ?? order.id)
    const { packetPdf, packetZip } = await import('@/src/services/papers/packet') // the PDF writer is large
    const body =
      as === 'pdf' ? Buffer.from(await packetPdf(req, order)) : await packetZip(req, order)
    const name = cleanName(order.legalName || `Order ${shortOrderId(order.id)}`)
    return download(
      body,
      as === 'pdf' ? 'application/pdf' : 'application/zip',
      `${name}, documents.${as}`,
    )
  }),
  /** Takes which clauses the customer chose; none is chosen for them. */
  post('/orders/:id/clauses', async (req) => {
    const { order, input } = await orderRequest(req, choicesInput, 'filing')
    await chooseClauses(req, order, input)
    return Response.json({ saved: true })
  }),
  /** A template that the customer filled in, as a PDF. Nothing of it is kept. */
  post('/orders/:id/library/:key', async (req) => {
    const order = await requireOrder(req, req.routeParams?.id)
    if (!(req.headers.get('content-type') ?? '').startsWith('multipart/form-data'))
      throw new AppError('bad_form', 'Send the answers as a form.', 415)
    await limitRate(req, 'document-zip', req.user?.id ?? order.id)
    const { fields } = await formDataOf(req, WORDS_RULES)
    const { printLibraryPaper } = await import('@/src/services/papers/print-library') // the PDF writer is large
    const key = String(req.routeParams?.key ?? '')
    const { title, file } = await printLibraryPaper(req, order, key, fields)
    return download(new Uint8Array(file), 'application/pdf', `${title}.pdf`)
  }),
  /** Puts a blank official form in force, or refuses it in words. */
  staffPost('loadOfficialForm', '/official-forms/:key/load', async (req) => {
    const map = mapOf(String(req.routeParams?.key ?? ''))
    if (!map) throw new AppError('no_form', 'This form does not exist.', 404)
    const { fields, files } = await formDataOf(req, {
      most: FORM_FILE_LIMIT,
      tooLarge,
      files: 'file',
    })
    const input = parseInput(blankFormInput, fields)
    const [file] = files
    if (!file) throw wrongField('file', 'Choose the blank form as a PDF file.', 'no_file')
    if (file.data.length > FORM_FILE_BYTES) throw tooLarge()
    return Response.json(await loadBlankForm(req, map, { ...input, file }))
  }),
]
