import { fillLibraryPaper, libraryInput, libraryPaper } from '@/src/domain/papers/library'
import type { Caller } from '@/src/lib/database'
import { AppError, parseInput } from '@/src/lib/errors'
import type { Order } from '@/src/payload-types'
import { UnprintableError } from '@/src/pdf/paper'
import { holdingOf } from '@/src/services/orders/extras/holding'
import { filedNameOf } from '@/src/services/orders/order-address'

import { printPaper } from './print-paper'

/**
 * Prints a paper of the library as the customer filled it in. Nothing of it is kept.
 *
 * @throws AppError 409 where the order has no library, 404 where there is no such template, 422 where a letter cannot be printed
 */
export async function printLibraryPaper(
  reader: Caller,
  order: Order,
  key: string,
  sent: unknown,
): Promise<{ readonly title: string; readonly file: Buffer }> {
  const { services } = await holdingOf(reader, order)
  if (!services.includes('templates'))
    throw new AppError('no_library', 'This order does not include templates.', 409)
  const one = libraryPaper(key)
  if (!one) throw new AppError('no_template', 'This template does not exist.', 404)
  const values = parseInput(libraryInput(one), sent)
  const paper = fillLibraryPaper(one, filedNameOf(order) ?? order.companyName ?? '', values)
  const template = { version: one.version, review: null }
  try {
    const { file } = await printPaper({ paper, template, answers: JSON.stringify(values) })
    return { title: one.title, file }
  } catch (error) {
    if (error instanceof UnprintableError) throw new AppError('unprintable', error.message, 422)
    throw error
  }
}
