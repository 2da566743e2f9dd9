import { createHmac } from 'node:crypto'
import { ApiError } from '@/sandbox/payments/http/api-error'
import type { ApiVisit } from '@/sandbox/payments/http/faults'
import { json, type Reply } from '@/sandbox/payments/http/reply'
import type { SandboxRequest } from '@/sandbox/payments/http/request'
import { nowSeconds } from '@/sandbox/payments/ids'
import { unauthorised } from '@/sandbox/payments/paypal/errors'
import type { Sandbox } from '@/sandbox/payments/sandbox'
import { sameText } from '@/src/lib/secrets'

/** As long as PayPal's own: nine hours. */
const LIFE_SECONDS = 32_400

function tokenUntil({ credentials }: Sandbox, until: number): string {
  const { clientId, clientSecret } = credentials.paypal
  const seal = createHmac('sha256', clientSecret).update(`token ${clientId} ${until}`)
  return `A21.${until}.${seal.digest('base64url')}`
}

/** Signs a shop in: a token for a client ID and its secret. It needs no place in the books. */
export async function issueToken({ sandbox, request }: ApiVisit): Promise<Reply> {
  const { clientId, clientSecret } = sandbox.credentials.paypal
  const basic = /^Basic (\S+)$/i.exec(request.header('authorization'))?.[1] ?? ''
  const given = Buffer.from(basic, 'base64').toString('utf8')
  if (!sameText(given, `${clientId}:${clientSecret}`)) {
    throw new ApiError(401, 'Client Authentication failed', {
      error: 'invalid_client',
      error_description: 'Client Authentication failed',
    })
  }
  const grant = new URLSearchParams(request.body).get('grant_type')
  if (grant !== 'client_credentials') {
    const description = 'Grant Type is NULL or unknown'
    throw new ApiError(400, description, {
      error: 'unsupported_grant_type',
      error_description: description,
    })
  }
  return json({
    scope: 'https://uri.paypal.com/services/payments/payment',
    access_token: tokenUntil(sandbox, nowSeconds() + LIFE_SECONDS),
    token_type: 'Bearer',
    app_id: 'APP-SANDBOX',
    expires_in: LIFE_SECONDS,
  })
}

/** @throws ApiError 401 unless the request carries a token of ours that still lives. */
export function needToken(sandbox: Sandbox, request: SandboxRequest): void {
  const token = /^Bearer (\S+)$/i.exec(request.header('authorization'))?.[1] ?? ''
  const until = Number(token.split('.')[1] ?? 0)
  if (until > nowSeconds() && sameText(token, tokenUntil(sandbox, until))) return
  throw unauthorised()
}
