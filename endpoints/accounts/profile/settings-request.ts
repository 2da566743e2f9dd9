import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { signedIn } from '@/src/access/signed-in'
import { parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import type { User } from '@/src/payload-types'
import { limitRate } from '@/src/services/platform/limit-rate'

/** What somebody changes about their own account, one try counted. @throws AppError 401, 422, 429 */
export async function settingsRequest<T>(
  req: PayloadRequest,
  schema: z.ZodType<T>,
): Promise<{ user: User; input: T }> {
  const user = signedIn(req)
  const input = parseInput(schema, await bodyOf(req))
  await limitRate(req, 'settings', user.id)
  return { user, input }
}
