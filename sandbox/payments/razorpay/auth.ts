import type { SandboxRequest } from '@/sandbox/payments/http/request'
import { razorpayError } from '@/sandbox/payments/razorpay/errors'
import type { Sandbox } from '@/sandbox/payments/sandbox'
import { sameText } from '@/src/lib/secrets'

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
