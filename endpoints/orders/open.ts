import { answerForm } from '@/endpoints/platform/form-post'
import { mailedOrderLink } from '@/src/domain/orders/mailed-link'
import { AppError, parseInput } from '@/src/lib/errors'
import { ORDER_COOKIE, setCookie } from '@/src/lib/http/cookies'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { hashToken } from '@/src/lib/secrets'
import { DRAFT_LIFETIME } from '@/src/services/checkout/draft'
import { orderPath } from '@/src/services/orders/order-links'
import { findOrderByToken } from '@/src/services/orders/order-pass'
import { limitRate } from '@/src/services/platform/limit-rate'

/** The button on the page of a guest's mailed link: this browser keeps the pass to the order. */
export const openOrderEndpoint = defineEndpoint({
  path: '/orders/open',
  method: 'post',
  handler: answerForm('/order-confirmation', async (req, sent) => {
    const { order, token, to, of, details } = parseInput(mailedOrderLink, sent)
    await limitRate(req, 'mailed-key', hashToken(token))
    const pass = `${order}.${token}`
    if (!(await findOrderByToken(req.payload, pass))) {
      throw new AppError('no_order', 'We could not find this order.', 404)
    }
    const page = orderPath(of ?? order, to, details)
    const cookie = setCookie(ORDER_COOKIE, pass, { maxAge: DRAFT_LIFETIME })
    return { body: { redirect: page }, page, headers: new Headers({ 'set-cookie': cookie }) }
  }),
})
