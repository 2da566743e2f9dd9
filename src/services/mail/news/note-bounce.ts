import type { Payload } from 'payload'

import { bounceKind } from '@/src/domain/mail/bounces/bounce-kind'
import { idOf } from '@/src/domain/vocabulary/relation'
import type { RecipientReply } from '@/src/email/transport'
import { inTransaction } from '@/src/lib/database'
import type { Email } from '@/src/payload-types'
import { recordMailEvent } from '@/src/services/mail/news/record-event'

/** Writes down what a mail server answered about the recipient of a mail that it did not take. */
export async function noteBounce(
  payload: Payload,
  { id, to, campaign }: Pick<Email, 'id' | 'to' | 'campaign'>,
  { code, words }: RecipientReply,
): Promise<void> {
  const kind = bounceKind({ code, words })
  if (kind === 'other') return
  await inTransaction(payload, (req) =>
    recordMailEvent(
      req,
      { id, to, campaign: idOf(campaign) },
      { kind: `${kind}_bounce`, source: 'smtp', at: null, detail: words },
    ),
  )
}
