import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'

import { readParts, request } from './request'
import { type ApiFailure, type ApiResult, UNREACHABLE } from './result'

type Made = Awaited<ReturnType<typeof startRegistration>>
type Signed = Awaited<ReturnType<typeof startAuthentication>>

const failed = (message: string): ApiFailure => ({ ...UNREACHABLE, code: 'no_passkey', message })

const NOT_USED = 'No passkey was used. Try again, or use a code.'

/** Has the browser sign with one of the person's passkeys. */
export async function signWithPasskey(): Promise<ApiResult<Signed>> {
  const answer = await request('POST', '/api/account/factor/challenge', {
    body: {},
    answer: readParts<{ options: PublicKeyCredentialRequestOptionsJSON | null }>('options'),
  })
  if (!answer.ok) return answer
  if (!answer.value.options) return failed('There is no passkey for this account.')
  try {
    const value = await startAuthentication({ optionsJSON: answer.value.options })
    return { ok: true, value }
  } catch {
    return failed(NOT_USED) // dismissed, or none of theirs is here
  }
}

/** Has the browser make a passkey for the person who is signed in. */
export async function makePasskey(currentPassword: string | undefined): Promise<ApiResult<Made>> {
  const answer = await request('POST', '/api/account/factor/passkey', {
    body: { currentPassword },
    answer: readParts<{ options: PublicKeyCredentialCreationOptionsJSON }>('options'),
  })
  if (!answer.ok) return answer
  try {
    const value = await startRegistration({ optionsJSON: answer.value.options })
    return { ok: true, value }
  } catch {
    return failed('No passkey was made. Please try again.')
  }
}
