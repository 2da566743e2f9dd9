import { type PayloadRequest, ValidationError } from 'payload'

import type { MailSettingsInput } from '@/src/domain/mail/mail-settings-input'
import { AppError } from '@/src/lib/errors'
import { endMailPause } from '@/src/services/mail/outbox/pause'

/** What Payload's own rules refuse, in our shape. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof ValidationError)) return error
  const fields = error.data.errors.map(({ path, message }) => [path, message] as const)
  return new AppError(
    'invalid_input',
    'Please check the form and try again.',
    422,
    Object.fromEntries(fields),
  )
}

const orNull = (text: string) => text || null

/**
 * Saves how mail leaves the house. A secret that is empty stays as it is, unless its destination
 * changes with it.
 *
 * @throws Forbidden for all but administrators; AppError 422 with what is wrong by field
 */
export async function saveMailSettings(
  req: PayloadRequest,
  input: MailSettingsInput,
): Promise<void> {
  try {
    await req.payload.updateGlobal({
      slug: 'privateSettings',
      data: {
        ...input,
        smtpFromEmail: orNull(input.smtpFromEmail),
        sendpulseFromEmail: orNull(input.sendpulseFromEmail),
      },
      depth: 0,
      overrideAccess: false,
      req,
    })
  } catch (error) {
    throw refusalOf(error)
  }
  await endMailPause(req.payload)
}
