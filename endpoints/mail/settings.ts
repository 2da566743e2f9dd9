import type { Endpoint, PayloadRequest } from 'payload'

import { requireRecentFactor } from '@/src/access/second-factor'
import {
  mailSettingsInput,
  mailTestInput,
  SAVED_WORDS,
} from '@/src/domain/mail/mail-settings-input'
import { AppError, parseInput } from '@/src/lib/errors'
import { bodyOf, defineEndpoint } from '@/src/lib/http/endpoint'
import { readMailSettings } from '@/src/services/mail/settings/read-mail-settings'
import { saveMailSettings } from '@/src/services/mail/settings/save-mail-settings'
import { sendTestMail } from '@/src/services/mail/settings/send-test'
import { limitRate } from '@/src/services/platform/limit-rate'

/** @throws AppError 401 or Forbidden: to set where mail goes is to read all that it carries */
async function requireAdministrator(req: PayloadRequest): Promise<void> {
  if (!req.user) throw new AppError('signed_out', 'Please sign in first.', 401)
  await readMailSettings(req)
}

/** How mail leaves the house: saved, and tried. */
export const mailSettingsEndpoints: Endpoint[] = [
  defineEndpoint({
    path: '/mail/settings',
    method: 'post',
    handler: async (req) => {
      await requireAdministrator(req)
      const input = parseInput(mailSettingsInput, await bodyOf(req))
      await saveMailSettings(req, input)
      return Response.json({ message: SAVED_WORDS[input.mailTransport] })
    },
  }),
  defineEndpoint({
    path: '/mail/settings/test',
    method: 'post',
    handler: async (req) => {
      await requireAdministrator(req)
      await requireRecentFactor(req)
      const { to } = parseInput(mailTestInput, await bodyOf(req))
      await limitRate(req, 'mail-test', req.user?.id)
      const { isSandbox, security } = await sendTestMail(req, to)
      return Response.json({
        message: isSandbox
          ? 'Test email sent successfully! It went to the mail sandbox on this machine.'
          : `Test email sent successfully! The server took it over ${security}.`,
      })
    },
  }),
]
