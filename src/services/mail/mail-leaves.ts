import type { Payload } from 'payload'

import { readMailRoute } from '@/src/services/mail/mail-transport'

/** Whether mail is sent out of this machine. While a server's password is missing it waits, so it will be. */
export async function mailLeaves(payload: Payload): Promise<boolean> {
  const route = await readMailRoute(payload).catch(() => 'unfinished' as const)
  return route === 'unfinished' || (route !== null && !route.isSandbox)
}
