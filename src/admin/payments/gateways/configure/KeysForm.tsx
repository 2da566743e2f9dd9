'use client'

import { ActionButton } from '@/src/admin/kit/ui/ActionButton'
import { FormRow } from '@/src/admin/kit/ui/FormRow'
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

function KeyRow({ name, gateway, form }: { name: KeyName; gateway: GatewayView; form: Form }) {
  const words = GATEWAY_SETUP[gateway.slug][name]
  const saved = savedHint(name, gateway)
  return (
    <FormRow
      error={form.errors[name]}
      help={saved ? `Saved, ends in ${saved.slice(-4)}. Leave empty to keep it.` : words.help}
      id={`${gateway.slug}-${name}`}
      label={words.label}
      required={!saved && name !== 'webhookSecret'}
    >
      {(control) => (
        <input
          {...control}
          autoCapitalize="off"
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          name={`${gateway.slug}-${name}`}
          onBlur={() => form.leave(name)}
          onChange={(event) => form.change({ [name]: event.target.value })}
          placeholder={saved || words.example}
          spellCheck={false}
          type={name === 'publicKey' ? 'text' : 'password'}
          value={form.values[name]}
        />
      )}
    </FormRow>
  )
}

function EnvironmentRow({ form }: { form: Form }) {
  return (
    <fieldset className="gateway-environment">
      <legend>Environment</legend>
      {PAYPAL_ENVIRONMENTS.map((one) => (
        <label key={one}>
          <input
            checked={form.values.environment === one}
            name="paypal-environment"
            onChange={() => form.change({ environment: one })}
            type="radio"
            value={one}
          />
          {ENVIRONMENT_LABELS[one]}
        </label>
      ))}
    </fieldset>
  )
}

function Buttons({ form }: { form: Form }) {
  const { doing, outcome } = form
  return (
    <div className="admin-form-actions">
      <ActionButton busyLabel="Saving…" isBusy={doing === 'saving'} look="primary" type="submit">
        Save and enable
      </ActionButton>
      <ActionButton busyLabel="Testing…" isBusy={doing === 'testing'} onAct={form.test}>
        Test connection
      </ActionButton>
      {outcome?.canSaveAnyway && (
        <ActionButton
          busyLabel="Saving…"
          isBusy={doing === 'saving-anyway'}
          onAct={() => form.save(false)}
        >
          Save without enabling
        </ActionButton>
      )}
      {outcome?.canAcceptLive && (
        <ActionButton
          busyLabel="Saving…"
          isBusy={doing === 'saving-live'}
          onAct={() => form.save(true, true)}
        >
          Save live keys anyway
        </ActionButton>
      )}
    </div>
  )
}

/** A gateway's keys. What is secret goes in and never comes back. */
export function KeysForm({ gateway, onSaved }: Props) {
  const form = useKeysForm(gateway, onSaved)
  return (
    <form
      autoComplete="off"
      className="gateway-configure__part"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!form.doing) form.save(true)
      }}
    >
      {gateway.slug === 'paypal' && <EnvironmentRow form={form} />}
      {(['publicKey', 'secretKey', 'webhookSecret'] as const).map((name) => (
        <KeyRow form={form} gateway={gateway} key={name} name={name} />
      ))}
      <p className="admin-form-row__help">
        Secrets are stored encrypted and never shown again. Saving tests the connection first, then
        enables the gateway.
      </p>
      {form.outcome && <Notice tone={form.outcome.tone}>{form.outcome.text}</Notice>}
      <Buttons form={form} />
    </form>
  )
}
