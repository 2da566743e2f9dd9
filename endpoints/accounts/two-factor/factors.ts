import type { Endpoint, PayloadRequest } from 'payload'
import { toString as qrCode } from 'qrcode'
import { signedIn } from '@/src/access/rules'
import {
  codeForm,
  factorProof,
  newPasskey,
  ownerInput,
} from '@/src/domain/accounts/two-factor/factor-input'
import { AppError, parseInput } from '@/src/lib/errors'
import { bodyOf, defineEndpoint } from '@/src/lib/http/endpoint'
import { sessionIdOf } from '@/src/lib/sessions/session-token'
import { recordSecurityEvent } from '@/src/lib/watching/security-events'
import type { User } from '@/src/payload-types'
import {
  assertOwner,
  removeFactor,
  replaceRecoveryCodes,
  turnAppOn,
  turnPasskeyOn,
} from '@/src/services/accounts/factors/change-factors'
import { checkFactor } from '@/src/services/accounts/factors/check-factor'
import { noteRecentFactor } from '@/src/services/accounts/factors/factor-state'
import { passkeyToAdd } from '@/src/services/accounts/factors/passkeys'
import { beginApp } from '@/src/services/accounts/factors/totp'
import { readMailBrand } from '@/src/services/mail/mail-brand'
import { forgiveRate, limitRate } from '@/src/services/platform/limit-rate'

/** Something that people do to their own second factor. */
function ownFactor(
  path: string,
  method: 'post' | 'delete',
  work: (req: PayloadRequest, user: User, body: unknown) => Promise<object>,
): Endpoint {
  return defineEndpoint({
    path: `/account/factor${path}`,
    method,
    handler: async (req) => {
      const user = signedIn(req)
      const body = await bodyOf(req)
      await limitRate(req, 'settings', user.id)
      return Response.json(await work(req, user, body))
    },
  })
}

/** Answers that a factor was changed, once that is recorded. */
async function changed<T>(req: PayloadRequest, detail: string, answer: T): Promise<T> {
  await recordSecurityEvent(req, 'factor_changed', { detail })
  return answer
}

async function assertTheirs(req: PayloadRequest, user: User, body: unknown): Promise<void> {
  const { currentPassword } = parseInput(ownerInput, body)
  await limitRate(req, 'password-check', user.id)
  await assertOwner(req, user, currentPassword)
  await forgiveRate(req, 'password-check', user.id)
}

export const factorEndpoints: Endpoint[] = [
  ownFactor('/app', 'post', async (req, user, body) => {
    await assertTheirs(req, user, body)
    const { companyName } = await readMailBrand(req)
    const { secret, uri } = await beginApp(req, user, companyName)
    const svg = await qrCode(uri, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' })
    const picture = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
    return { secret, picture }
  }),
  ownFactor('/app/confirm', 'post', async (req, user, body) => {
    const { code } = parseInput(codeForm, body)
    await limitRate(req, 'password-check', user.id)
    return changed(req, 'app', await turnAppOn(req, user, code))
  }),
  ownFactor('/passkey', 'post', async (req, user, body) => {
    await assertTheirs(req, user, body)
    const { companyName } = await readMailBrand(req)
    const options = await passkeyToAdd(req, user, companyName)
    if (!options) throw new AppError('enough', 'Remove a passkey before you add another.', 409)
    return { options }
  }),
  ownFactor('/passkey/confirm', 'post', async (req, user, body) =>
    changed(req, 'passkey', await turnPasskeyOn(req, user, parseInput(newPasskey, body))),
  ),
  ownFactor('/recovery-codes', 'post', async (req, user) => {
    const recoveryCodes = await replaceRecoveryCodes(req, user)
    return changed(req, 'recovery codes', { recoveryCodes })
  }),
  /** Shows that someone who is signed in has their factor at hand: for ten minutes. */
  ownFactor('/confirm', 'post', async (req, user, body) => {
    const proof = parseInput(factorProof, body)
    await checkFactor(req, user, proof)
    const session = sessionIdOf(user)
    if (session) await noteRecentFactor(req, user.id, session)
    return { confirmed: true }
  }),
  ownFactor('/:which', 'delete', async (req, user) => {
    const which = String(req.routeParams?.which ?? '')
    if (!/^(?:app|[0-9a-f-]{36})$/.test(which))
      throw new AppError('no_factor', 'This was already removed.', 404)
    await removeFactor(req, user, which)
    return changed(req, 'removed', { removed: true })
  }),
]
