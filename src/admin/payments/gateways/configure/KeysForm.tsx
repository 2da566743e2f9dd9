'use client'

import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import { FormRow } from '@/src/admin/kit/form/FormRow'
import { NOT_REMEMBERED } from '@/src/admin/kit/form/not-remembered'
import { ActionButton } from '@/src/admin/kit/ui/ActionButton'
import { Notice } from '@/src/admin/kit/ui/Notice'
import { type KeyName, PAYPAL_ENVIRONMENTS } from '@/src/domain/payments/gateways/gateway-keys'
import { GATEWAY_SETUP } from '@/src/domain/payments/gateways/gateway-setup'

import type { GatewayView } from '../gateway-view'
import { useKeysForm } from './use-keys-form'

type Props = { readonly gateway: GatewayView; readonly onSaved: () => void }
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
export function KeysForm({ gateway, onSaved }: Props) {
  const state = useKeysForm(gateway, onSaved)
  const { tested } = state
  return (
    <AdminForm
      action="Save and enable"
      beside={<Others state={state} />}
      className="gateway-configure__part"
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
