import { staffRowEndpoint } from '@/endpoints/platform/row-id'
import { sendMailAgain } from '@/src/services/mail/send-again'

/** Puts a mail that did not go out back into the queue. */
export const sendAgainEndpoint = staffRowEndpoint('email', {
  action: 'sendMailAgain',
  path: '/emails/:id/send-again',
  method: 'post',
  handler: async (req, id) => {
    const to = await sendMailAgain(req, id)
    return Response.json({ to, message: `Sending again to ${to}.` })
  },
})
