'use client'

import { useState } from 'react'
import { z } from 'zod'
import { AdminForm, useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { FormRow, NOT_REMEMBERED } from '@/src/admin/kit/form/inputs'
import { ActionButton, answerOf } from '@/src/admin/kit/ui/actions'
import { Notice } from '@/src/admin/kit/ui/parts'
import {
  type KeyName,
  keyErrors,
  PAYPAL_ENVIRONMENTS,
  type SavedKeys,
  type TypedKeys,
  typedKeys,
} from '@/src/domain/payments/gateways/gateway-keys'
import { GATEWAY_SETUP } from '@/src/domain/payments/gateways/gateway-setup'
import { request } from '@/src/lib/browser/request'
import type { GatewayView } from '@/src/queries/payments/gateway-view'
import { testResult } from '../test-result'
import { PART } from './part'

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
function useKeysForm(gateway: GatewayView, onSaved: () => void) {
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
type Form = ReturnType<typeof useKeysForm>

const ENVIRONMENT_LABELS = { sandbox: 'Sandbox: PayPal’s test accounts', live: 'Live: real money' }

function savedHint(name: KeyName, gateway: GatewayView): string {
  if (name === 'publicKey') return ''
  const last4 = name === 'secretKey' ? gateway.secretKeyLast4 : gateway.webhookSecretLast4
  return last4 ? `•••• •••• ${last4}` : ''
}

function KeyRow({ name, gateway, state }: { name: KeyName; gateway: GatewayView; state: Form }) {
  const words = GATEWAY_SETUP[gateway.slug][name]
  const saved = savedHint(name, gateway)
  return (
    <FormRow
      field={state.field(name)}
      help={saved ? `Saved, ends in ${saved.slice(-4)}. Leave empty to keep it.` : words.help}
      id={`${gateway.slug}-${name}`}
      label={words.label}
      required={!saved && name !== 'webhookSecret'}
    >
      {(control) => (
        <input
          {...control}
          {...NOT_REMEMBERED}
          placeholder={saved || words.example}
          type={name === 'publicKey' ? 'text' : 'password'}
        />
      )}
    </FormRow>
  )
}

function EnvironmentRow({ state }: { state: Form }) {
  const { error: _, ...control } = state.field('environment')
  return (
    <fieldset className="kit-choice">
      <legend>Environment</legend>
      {PAYPAL_ENVIRONMENTS.map((one) => (
        <label key={one}>
          <input {...control} type="radio" value={one} />
          {ENVIRONMENT_LABELS[one]}
        </label>
      ))}
    </fieldset>
  )
}

/** To try the keys, and to save them all the same where only the provider or their kind objects. */
function Others({ state }: { state: Form }) {
  const { failure, busy, isTesting, save, test } = state
  const saveAnyway = { busyLabel: 'Saving…', isBusy: busy }
  return (
    <>
      <ActionButton busyLabel="Testing…" isBusy={isTesting} onAct={() => void test()}>
        Test connection
      </ActionButton>
      {failure?.code === 'gateway_test_failed' && (
        <ActionButton {...saveAnyway} onAct={() => save({ enable: false, acceptLive: false })}>
          Save without enabling
        </ActionButton>
      )}
      {failure?.code === 'live_keys_here' && (
        <ActionButton {...saveAnyway} onAct={() => save({ enable: true, acceptLive: true })}>
          Save live keys anyway
        </ActionButton>
      )}
    </>
  )
}

/** A gateway's keys. What is secret goes in and never comes back. */
export function KeysForm({ gateway, onSaved }: { gateway: GatewayView; onSaved: () => void }) {
  const state = useKeysForm(gateway, onSaved)
  const { tested } = state
  return (
    <AdminForm
      action="Save and enable"
      beside={<Others state={state} />}
      className={PART}
      refused={`Error saving ${gateway.name} configuration:`}
      state={{
        ...state,
        submit: () => void state.save({ enable: true, acceptLive: false }),
      }}
    >
      {gateway.slug === 'paypal' && <EnvironmentRow state={state} />}
      {(['publicKey', 'secretKey', 'webhookSecret'] as const).map((name) => (
        <KeyRow gateway={gateway} key={name} name={name} state={state} />
      ))}
      <p className="admin-form-row__help">
        Secrets are encrypted and never shown again. Saving tests the connection, then enables the
        gateway.
      </p>
      {tested && <Notice tone={tested.ok ? 'success' : 'error'}>{tested.message}</Notice>}
    </AdminForm>
  )
}
