import config from '@payload-config'
import { headers } from 'next/headers'
import { getPayload } from 'payload'

import { viewingRefusal } from '@/src/lib/http/read-only-viewing'

/**
 * What a function of a page answers that would change something while its browser shows a
 * customer's account; null when it may. Such functions pass by no endpoint that asks for them.
 */
export async function refusedWhileViewing() {
  const message = await viewingRefusal(await getPayload({ config }), await headers())
  return message === null ? null : ({ ok: false, message } as const)
}
