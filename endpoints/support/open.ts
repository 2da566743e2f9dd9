import { answerForm } from '@/endpoints/platform/form-post'
import { mailedTicketLink } from '@/src/domain/support/mailed-link'
import { AppError, parseInput } from '@/src/lib/errors'
import { setCookie, TICKET_COOKIE } from '@/src/lib/http/cookies'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { hashToken } from '@/src/lib/secrets'
import { limitRate } from '@/src/services/platform/limit-rate'
import { ticketOfPass } from '@/src/services/support/ticket-pass'

/** For so long a browser remembers the ticket that it came for, in seconds: 30 days. */
const LIFETIME = 30 * 24 * 60 * 60

/** The button on the page of a guest's mailed link: this browser keeps the pass to the ticket. */
export const openMailedTicketEndpoint = defineEndpoint({
  path: '/support/tickets/open',
  method: 'post',
  handler: answerForm('/support', async (req, sent) => {
    const { ticket, token } = parseInput(mailedTicketLink, sent)
    await limitRate(req, 'mailed-key', hashToken(token))
    const pass = `${ticket}.${token}`
    if (!ticketOfPass(pass)) throw new AppError('no_ticket', 'This ticket does not exist.', 404)
    const page = `/support/tickets/${ticket}`
    const cookie = setCookie(TICKET_COOKIE, pass, { maxAge: LIFETIME })
    return { body: { redirect: page }, page, headers: new Headers({ 'set-cookie': cookie }) }
  }),
})
