'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { sendJson } from '@/src/admin/kit/ui/send-json'
import {
  type KeyErrors,
  type KeyName,
  keyErrors,
  type PaypalEnvironment,
  type SavedKeys,
  type TypedKeys,
} from '@/src/domain/payments/gateways/gateway-keys'

import type { GatewayView } from '../gateway-view'
import { testResult } from '../test-result'

export type KeyValues = Readonly<Record<KeyName, string>> & {
  readonly environment: PaypalEnvironment
}

/** What the form last did, in words; `canSaveAnyway` when only the provider objected. */
export type Outcome = {
  readonly tone: 'success' | 'error'
  readonly text: string
  readonly canSaveAnyway?: boolean
  /** Live keys on this machine: saved only if whoever reads the warning means to. */
  readonly canAcceptLive?: boolean
}

export type Doing = 'saving' | 'testing' | 'saving-anyway' | 'saving-live' | null

const savedOf = (gateway: GatewayView): SavedKeys => ({
  publicKey: gateway.publicKey,
  hasSecretKey: gateway.secretKeyLast4 !== '',
  hasWebhookSecret: gateway.webhookSecretLast4 !== '',
  environment: gateway.environment,
})

/** What differs from what is saved: only that is sent. */
function typedOf(values: KeyValues, gateway: GatewayView): TypedKeys {
  const publicKey = values.publicKey.trim()
  return {
    publicKey: publicKey === gateway.publicKey ? '' : publicKey,
    secretKey: values.secretKey.trim(),
    webhookSecret: values.webhookSecret.trim(),
    environment: gateway.slug === 'paypal' ? values.environment : undefined,
  }
}

/** The keys of a gateway being typed, tried and saved. */
export function useKeysForm(gateway: GatewayView, onSaved: () => void) {
  const router = useRouter()
  const [values, setValues] = useState<KeyValues>({
    publicKey: gateway.publicKey,
    secretKey: '',
    webhookSecret: '',
    environment: gateway.environment,
  })
  const [errors, setErrors] = useState<KeyErrors>({})
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [doing, setDoing] = useState<Doing>(null)

  const check = (next: KeyValues = values) =>
    keyErrors(gateway.slug, typedOf(next, gateway), savedOf(gateway))

  /** Keys as they are typed; what was complained of is looked at anew with each letter. */
  function change(part: Partial<KeyValues>) {
    const next = { ...values, ...part }
    setValues(next)
    setOutcome(null)
    const now = check(next)
    setErrors((before) =>
      Object.fromEntries(Object.entries(now).filter(([name]) => Object.hasOwn(before, name))),
    )
  }

  /** A key that was left is looked at on its own; an empty one may still be filled in. */
  function leave(name: KeyName) {
    const found = check()[name]
    if (values[name] && found) setErrors((before) => ({ ...before, [name]: found }))
  }

  function isWrong(): boolean {
    const found = check()
    setErrors(found)
    if (Object.keys(found).length === 0) return false
    setOutcome(null)
    const [first] = (['publicKey', 'secretKey', 'webhookSecret'] as const).filter((n) => found[n])
    document.getElementById(`${gateway.slug}-${first}`)?.focus()
    return true
  }

  async function save(enable: boolean, acceptLive = false) {
    if (isWrong()) return
    setDoing(acceptLive ? 'saving-live' : enable ? 'saving' : 'saving-anyway')
    const body = { ...typedOf(values, gateway), enable, acceptLive }
    const answer = await sendJson('PATCH', `/api/gateways/${gateway.slug}/keys`, body)
    setDoing(null)
    if (answer.ok) {
      toast.success(answer.message)
      onSaved()
      router.refresh()
      return
    }
    setErrors(answer.fields)
    setOutcome({
      tone: 'error',
      text: `Error saving ${gateway.name} configuration: ${answer.message}`,
      canSaveAnyway: answer.code === 'gateway_test_failed',
      canAcceptLive: answer.code === 'live_keys_here',
    })
  }

  async function test() {
    if (isWrong()) return
    setDoing('testing')
    const path = `/api/gateways/${gateway.slug}/test`
    const { ok, message } = testResult(await sendJson('POST', path, typedOf(values, gateway)))
    setDoing(null)
    setOutcome({ tone: ok ? 'success' : 'error', text: message })
    router.refresh()
  }

  return { values, errors, outcome, doing, change, leave, save, test }
}
