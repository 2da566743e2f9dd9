import config from '@payload-config'
import { cookies } from 'next/headers'
import { getPayload } from 'payload'

import { SECOND_STEP_COOKIE } from '@/src/lib/http/cookies'
import { factorState } from '@/src/services/accounts/factors/factor-state'
import { PASSKEYS_WORK } from '@/src/services/accounts/factors/passkeys'
import { stepHolder } from '@/src/services/accounts/factors/second-step'

/** Who is in the second step of signing in here, and by what they can take it; null for no one. */
export async function secondStep() {
  const payload = await getPayload({ config })
  const token = (await cookies()).get(SECOND_STEP_COOKIE)?.value
  const holder = await stepHolder({ payload }, token)
  if (!holder) return null
  const { appSince, passkeys } = await factorState({ payload }, holder.id)
  return {
    email: holder.email,
    hasApp: appSince !== null,
    hasPasskey: PASSKEYS_WORK && passkeys.length > 0,
  }
}

/** What someone has set up, as their settings show it. */
export async function myFactors(user: string) {
  const payload = await getPayload({ config })
  return { ...(await factorState({ payload }, user)), passkeysWork: PASSKEYS_WORK }
}
