import type { Endpoint } from 'payload'
import { z } from 'zod'

import { formDataOf } from '@/endpoints/platform/form'
import { staffRowActions } from '@/endpoints/platform/staff-actions'
import { staffPost } from '@/src/access/actions'
import {
  byHandInput,
  decisionInput,
  SCREENING_FILE_BYTES,
  SCREENING_STATUS,
} from '@/src/domain/screening/screening'
import { plural } from '@/src/domain/vocabulary/plural'
import { AppError, parseInput, wrongField } from '@/src/lib/errors'
import { SCREENING_FILE_LIMIT } from '@/src/lib/http/body-limits'
import { findOrder } from '@/src/services/orders/find-orders'
import { noteSearched } from '@/src/services/orders/screening/screen-order'
import { keepForWorker, setSource } from '@/src/services/screening/sanctions-list'
import { decideScreening } from '@/src/services/screening/screen-names'

const listInput = z.object({
  publishedOn: z
    .union([z.iso.date('Enter the day on which the list was published'), z.literal('')])
    .default(''),
})

const tooLarge = () =>
  new AppError(
    'too_large',
    `These files are larger than ${SCREENING_FILE_BYTES / 1024 / 1024} MB together.`,
    413,
  )

const sourceInput = z.object({
  url: z.union([
    z.literal(''),
    z.url({ protocol: /^https$/, error: 'Enter an https address' }).max(500),
  ]),
})

export const screeningEndpoints: Endpoint[] = [
  /** Puts a sanctions list in force: the files as OFAC publishes them. */
  staffPost('loadSanctionsList', '/screening/list', async (req) => {
    const { fields, files } = await formDataOf(req, {
      most: SCREENING_FILE_LIMIT,
      tooLarge,
      files: 'files',
    })
    const input = parseInput(listInput, fields)
    if (files.length === 0)
      throw wrongField('files', 'Choose SDN.XML, or SDN.CSV and ALT.CSV together.', 'bad_list')
    const saysDay = files.some(({ name }) => name.toLowerCase().endsWith('.xml'))
    if (!saysDay && !input.publishedOn)
      throw wrongField('publishedOn', 'Enter the day on which the list was published', 'no_day')
    await keepForWorker(req, files, input.publishedOn)
    return Response.json({ message: 'The files are stored. They are read within a few minutes.' })
  }),
  /** Where the list is fetched each day; empty for nowhere. */
  staffPost('loadSanctionsList', '/screening/source', async (req) => {
    const { url } = parseInput(sourceInput, await req.json?.())
    await setSource(req, url)
    return Response.json({
      message: url
        ? 'The list is fetched now, and then each day.'
        : 'The list is no longer fetched.',
    })
  }),
  staffRowActions('screening', 'decideScreening')(
    '/screening/:id/decide',
    decisionInput,
    async (req, id, decision) => {
      const { name, status } = await decideScreening(req, id, decision)
      return { message: `${name}: ${SCREENING_STATUS[status].label}` }
    },
  ),
  /** Staff have searched an order's names themselves, where no list is loaded. */
  staffRowActions('order', 'decideScreening')(
    '/orders/:id/searched-by-hand',
    byHandInput,
    async (req, id, { reason }) => {
      const order = await findOrder(req, id)
      if (!order) throw new AppError('no_order', 'This order does not exist.', 404)
      return { message: `Noted for ${plural(await noteSearched(req, order, reason), 'name')}.` }
    },
  ),
]
