import type { PayloadRequest } from 'payload'

import { questionIn } from '@/src/admin/kit/list/list-spec'
import type { SearchParams } from '@/src/admin/kit/page/GuardedView'
import { LinkButton } from '@/src/admin/kit/ui/LinkButton'

import { orderAddress } from './order-address'
import { readOrders } from './order-row'
import { orderQuestions } from './order-views'

type Props = { readonly req: PayloadRequest; readonly search: SearchParams }

/** Opens the order on top of the view: the one to work on next. */
export async function OpenNext({ req, search }: Props) {
  const asked = questionIn(orderQuestions, search, req.user?.id)
  const { rows } = await readOrders(req, { ...asked, after: null }, 1)
  const [next] = rows
  return next ? <LinkButton href={orderAddress(next)}>Open next</LinkButton> : null
}
