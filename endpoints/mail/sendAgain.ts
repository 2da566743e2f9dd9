import { plainDeeds } from '@/endpoints/platform/deeds'
import { sendMailAgain } from '@/src/services/mail/send-again'

/** Puts a mail that did not go out back into the queue. */
export const sendAgainEndpoint = plainDeeds('email', 'sendMailAgain')(
  '/emails/:id/send-again',
  async (req, id) => {
    const to = await sendMailAgain(req, id)
    return { to, message: `Sending again to ${to}.` }
  },
)
