import { z } from 'zod'

import { signatureMark } from '@/src/domain/signing/signing-input'
import type { CertifiedSigner } from '@/src/pdf/certificate'

import type { PaperEvent } from './chain'

const text = z.string().default('')

/** What the chain tells of an act of signing. */
export const signedFacts = z.object({
  name: z.string(),
  role: text,
  email: text,
  identified: text,
  mark: signatureMark,
  statement: text,
  consentVersion: text,
  consentedAt: text,
  openedAt: text,
  readAt: text,
  ip: text,
  agent: text,
})
export type SignedFacts = z.infer<typeof signedFacts>

/** Those who signed, in the order in which they did. */
export const signersIn = (events: readonly PaperEvent[]): CertifiedSigner[] =>
  events.flatMap((event) =>
    event.kind === 'signed' && event.facts
      ? [
          {
            ...signedFacts.parse(event.facts),
            signedAt: event.at,
            entry: event.position,
            hash: event.hash,
          },
        ]
      : [],
  )
