import type { Payload } from 'payload'

import { builder } from '@/tests/support/builders'

const everything = { depth: 0, overrideAccess: true } as const // tests arrange all of it

/** Lets marketing mail go out by the mail server on a port of this machine. */
export async function openForMarketing(payload: Payload, smtpPort: number): Promise<void> {
  await payload.updateGlobal({
    slug: 'settings',
    data: { companyAddressLine1: '1 Main Street', companyCity: 'Cheyenne' },
    ...everything,
  })
  await payload.updateGlobal({
    slug: 'privateSettings',
    data: { mailTransport: 'smtp', smtpHost: '127.0.0.1', smtpPort, marketingPerDay: 1 },
    ...everything,
  })
}

/** A lead who agreed to both kinds of marketing mail. */
export async function willingLead(payload: Payload, email: string, lead: object = {}) {
  const build = builder(payload)
  const made = await build('leads', { email, firstName: 'Ann', ...lead })
  await build('consents', { email, topic: 'offers' })
  await build('consents', { email, topic: 'reminders' })
  return made
}

/** Whom a mail is for, as its head says. */
export const to = (mail: string) => /^To: .*?<?([^\s<>]+@[^\s<>]+)>?\s*$/im.exec(mail)?.[1] ?? ''

/** The addresses that a mail server was given mails for, in order. */
export const addressees = (received: readonly string[]): string[] => received.map(to).sort()
