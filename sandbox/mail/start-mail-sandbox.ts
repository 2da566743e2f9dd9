import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { guarded } from '@/sandbox/payments/control'
import { pageToken } from '@/sandbox/payments/control-desk'
import { ApiError } from '@/sandbox/payments/http/api-error'
import { readJson } from '@/sandbox/payments/http/read-json'
import { json, page, seeOther } from '@/sandbox/payments/http/reply'
import type { Route } from '@/sandbox/payments/http/router'
import { sameText } from '@/src/lib/secrets'
import type { MailSandboxKeys } from '@/src/payments/sandbox-contract'
import { haveOutcome, type NewsAddresses } from './delivery-outcomes'
import { mailPage } from './mail-page'
import { mailPlan, mailSwitches } from './mail-switches'
import { sendPulseSide } from './sendpulse-side'
import { startSmtpSide } from './smtp-side'
import type { SandboxMail } from './taken-mail'

type Options = {
  readonly siteUrl: string
  readonly keys: MailSandboxKeys
  readonly news: NewsAddresses
}

export type MailSandbox = {
  /** For the server of the sandbox, which has to be one of this machine. */
  readonly routes: readonly Route[]
  readonly smtpPort: number
  /** Until every mail has had its outcome. */
  settled(): Promise<void>
  close(): Promise<void>
}

const KEPT = 200
/** A mail is told of after the answer that took it has arrived. */
const LATER_MS = 100

const typed = z.record(z.string(), z.string()).transform(({ fault, outcome, count }) => ({
  fault: fault || null,
  outcome: outcome || null,
  count: count || 1,
}))

/** Starts the mail sandbox: a mail server and SendPulse, which deliver nothing to anyone. */
export async function startMailSandbox({ siteUrl, keys, news }: Options): Promise<MailSandbox> {
  const switches = mailSwitches()
  const mails: SandboxMail[] = []
  const failures: string[] = []
  const onTheWay = new Set<Promise<void>>()

  const onMail = (mail: SandboxMail, isRefusedLater = false): void => {
    mails.unshift(mail)
    mails.length = Math.min(mails.length, KEPT)
    const outcome = isRefusedLater ? 'bounce' : switches.takeOutcome()
    const living = sleep(LATER_MS)
      .then(() => haveOutcome(mail, outcome, news))
      .catch((error: unknown) => {
        failures.push(error instanceof Error ? error.message : String(error))
      })
      .finally(() => onTheWay.delete(living))
    onTheWay.add(living)
  }

  const smtp = await startSmtpSide({ keys, switches, onMail })
  const settled = async () => {
    while (onTheWay.size > 0) await Promise.all(onTheWay)
  }
  const routes: readonly Route[] = [
    ...sendPulseSide({ keys, switches, onMail }),
    { method: 'GET', path: '/mail/smtp', handle: async () => json({ smtpPort: smtp.port }) },
    {
      method: 'GET',
      path: '/mail',
      handle: async ({ sandbox, request }) =>
        page(
          mailPage({
            siteUrl,
            token: pageToken(sandbox),
            state: switches.state(),
            mails,
            isSaved: request.query.has('done'),
          }),
        ),
    },
    {
      method: 'POST',
      path: '/mail/switches',
      handle: async ({ sandbox, request }) => {
        const fields = Object.fromEntries(new URLSearchParams(request.body))
        if (!sameText(fields.token ?? '', pageToken(sandbox))) {
          throw new ApiError(403, 'Reload the page and try again.')
        }
        const plan = mailPlan.safeParse(typed.parse(fields))
        if (!plan.success) throw new ApiError(400, z.prettifyError(plan.error))
        switches.set(plan.data)
        return seeOther('/mail?done=1')
      },
    },
    {
      method: 'GET',
      path: '/_control/mail',
      handle: guarded(async () => json({ ...switches.state(), mails, failures })),
    },
    {
      method: 'POST',
      path: '/_control/mail',
      handle: guarded(async ({ request }) => {
        switches.set(readJson(mailPlan, request.body))
        return json(switches.state())
      }),
    },
  ]
  return {
    routes,
    smtpPort: smtp.port,
    settled,
    close: async () => {
      await smtp.close()
      await settled()
    },
  }
}
