import type { PayloadRequest } from 'payload'

import { eventsOf, signedIn } from '@/src/services/signing/chain'
import { scansOf } from '@/src/services/signing/scans'

export type PaperSigning = {
  readonly signedAt: ReadonlyMap<string, string>
  /** One that waits for staff. */
  readonly scan: { readonly id: string; readonly document: string; readonly code: string } | null
}

/** How far some papers are. @returns what finds one of them */
export async function signingOfPapers(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<(id: string) => PaperSigning> {
  const [events, scans] = await Promise.all([eventsOf(req, ids), scansOf(req, ids)])
  return (id) => {
    const scan = scans.get(id)
    return {
      signedAt: signedIn(events, id),
      scan: scan?.state === 'waiting' ? scan : null,
    }
  }
}
