import config from '@payload-config'
import { getPayload } from 'payload'

import type { MailTopic } from '@/src/domain/mail/mail-preferences'
import { subscriberOf, topicsOf } from '@/src/services/mail/consent/unsubscribe'

type Asked = Readonly<Record<'to' | 'of' | 'token', string | string[] | undefined>>

type Shown = {
  /** What the page's forms send back. */
  readonly query: string
  /** What is ticked; null for a link that we never wrote. */
  readonly topics: readonly MailTopic[] | null
}

/** What a link in a mail shows of its reader's preferences: never who that is. */
export async function mailPreferences(asked: Asked): Promise<Shown> {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) {
    if (typeof value === 'string') search.set(name, value.slice(0, 500))
  }
  const who = subscriberOf(search)
  const topics = who ? await topicsOf({ payload: await getPayload({ config }) }, who.email) : null
  return { query: search.toString(), topics }
}
