import type { SandboxRequest } from '@/sandbox/payments/http/request'
import type { Sandbox } from '@/sandbox/payments/sandbox'
import { stripeError } from '@/sandbox/payments/stripe/errors'
import { sameText } from '@/src/lib/secrets'

function keyOf(request: SandboxRequest): string {
  const header = request.header('authorization')
  const bearer = /^Bearer (\S+)$/i.exec(header)?.[1]
  if (bearer) return bearer
  const basic = /^Basic (\S+)$/i.exec(header)?.[1]
  return basic ? (Buffer.from(basic, 'base64').toString('utf8').split(':')[0] ?? '') : ''
}

const unauthorised = (message: string) =>
  stripeError(401, { type: 'invalid_request_error', message })

/** Which of our keys a request carries. @throws ApiError 401 when it carries neither. */
export function keyKind(sandbox: Sandbox, request: SandboxRequest): 'secret' | 'publishable' {
  const key = keyOf(request)
  if (sameText(key, sandbox.credentials.stripe.secretKey)) return 'secret'
  if (sameText(key, sandbox.credentials.stripe.publishableKey)) return 'publishable'
  if (key === '') throw unauthorised('You did not provide an API key.')
  throw unauthorised(`Invalid API Key provided: ${key.slice(0, 11)}****${key.slice(-4)}`)
}

/** @throws ApiError unless the request carries the secret key. */
export function needSecretKey(sandbox: Sandbox, request: SandboxRequest): void {
  if (keyKind(sandbox, request) === 'secret') return
  throw unauthorised('This API call cannot be made with a publishable API key.')
}
