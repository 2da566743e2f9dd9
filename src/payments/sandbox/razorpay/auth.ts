import { sameText } from '@/src/lib/secrets'
import type { SandboxRequest } from '@/src/payments/sandbox/http/request'
import { razorpayError } from '@/src/payments/sandbox/razorpay/errors'
import type { Sandbox } from '@/src/payments/sandbox/sandbox'

const unauthorised = (description: string) => razorpayError(401, description, { reason: 'NA' })

/** @throws ApiError 401, which says which key is wrong, unless the request carries both of ours. */
export function needKeys(sandbox: Sandbox, request: SandboxRequest): void {
  const given = /^Basic (\S+)$/i.exec(request.header('authorization'))?.[1] ?? ''
  const [id = '', ...secret] = Buffer.from(given, 'base64').toString('utf8').split(':')
  const { keyId, keySecret } = sandbox.credentials.razorpay
  if (!sameText(id, keyId)) throw unauthorised('The api key provided is invalid')
  if (!sameText(secret.join(':'), keySecret)) {
    throw unauthorised('The api secret provided is invalid')
  }
}
