'use client'

import { useState } from 'react'
import { z } from 'zod'

import { useAdminForm } from '@/src/admin/kit/form/use-admin-form'
import { answerOf } from '@/src/admin/kit/ui/send-json'
import {
  keyErrors,
  type SavedKeys,
  type TypedKeys,
  typedKeys,
} from '@/src/domain/payments/gateways/gateway-keys'
import { request } from '@/src/lib/browser/request'

import type { GatewayView } from '../gateway-view'
import { testResult } from '../test-result'

const savedOf = (gateway: GatewayView): SavedKeys => ({
  publicKey: gateway.publicKey,
  hasSecretKey: gateway.secretKeyLast4 !== '',
  hasWebhookSecret: gateway.webhookSecretLast4 !== '',
  environment: gateway.environment,
})

/** What differs from what is saved: only that is sent. */
function changedOf(values: TypedKeys, gateway: GatewayView): TypedKeys {
  return {
    ...values,
    publicKey: values.publicKey === gateway.publicKey ? '' : values.publicKey,
    environment: gateway.slug === 'paypal' ? values.environment : undefined,
  }
}

/** The keys as the server takes them, with what is wrong with them side by side. */
const schemaFor = (gateway: GatewayView) =>
  typedKeys
    .extend({ enable: z.boolean(), acceptLive: z.boolean() })
    .transform(({ enable, acceptLive, ...typed }, context) => {
      const changed = changedOf(typed, gateway)
      const errors = keyErrors(gateway.slug, changed, savedOf(gateway))
      for (const [name, message] of Object.entries(errors)) {
        context.addIssue({ code: 'custom', message, path: [name] })
      }
      return { ...changed, enable, acceptLive }
    })

type Tested = { readonly ok: boolean; readonly message: string }

/** The keys of a gateway being typed, tried and saved. What is typed stays until it is saved. */
export function useKeysForm(gateway: GatewayView, onSaved: () => void) {
  const path = `/api/gateways/${gateway.slug}`
  const [isTesting, setTesting] = useState(false)
  const [tested, setTested] = useState<Tested | null>(null)
  const schema = schemaFor(gateway)
  const state = useAdminForm({
    schema,
    values: {
      publicKey: gateway.publicKey,
      secretKey: '',
      webhookSecret: '',
      environment: gateway.environment,
      enable: true,
      acceptLive: false,
    },
    send: (body) => {
      setTested(null)
      return request('PATCH', `${path}/keys`, { body, answer: z.unknown() })
    },
    draft: null, // secrets
    success: `${gateway.name} configuration saved successfully!`,
    done: onSaved,
  })
  const { form, submit } = state

  /** Saves with what a refusal leaves open: without enabling, or live keys on this machine. */
  function save(how: { enable: boolean; acceptLive: boolean }) {
    form.setValue('enable', how.enable)
    form.setValue('acceptLive', how.acceptLive)
    return submit()
  }

  async function test() {
    const isRight = await form.trigger(undefined, { shouldFocus: true })
    if (!isRight) return
    setTesting(true)
    const { enable: _, acceptLive: __, ...typed } = schema.parse(form.getValues())
    const answer = await request('POST', `${path}/test`, { body: typed, answer: z.unknown() })
    setTesting(false)
    setTested(testResult(answerOf(answer)))
  }

  return { ...state, tested, isTesting, save, test }
}
