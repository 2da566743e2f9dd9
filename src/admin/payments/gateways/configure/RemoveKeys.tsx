'use client'

import { Button, ConfirmationModal, useModal } from '@payloadcms/ui'

import { sendJson } from '@/src/admin/kit/ui/send-json'
import { useAction } from '@/src/admin/kit/ui/use-action'

import type { GatewayView } from '../gateway-view'

type Props = { readonly gateway: GatewayView; readonly onRemoved: () => void }

/** Forgets a gateway's keys, once somebody has said that they mean it. */
export function RemoveKeys({ gateway: { slug, name }, onRemoved }: Props) {
  const { openModal } = useModal()
  const { run } = useAction()
  const modal = `remove-keys-${slug}`
  return (
    <section className="gateway-configure__part">
      <h3>Remove the keys</h3>
      <p>
        Payments made with them can’t be refunded or looked up from here until keys of the same
        account are back.
      </p>
      <div className="admin-form-actions">
        <Button buttonStyle="error" margin={false} onClick={() => openModal(modal)} size="small">
          Remove keys
        </Button>
      </div>
      <ConfirmationModal
        body={`${name} is disabled and its keys are deleted. To use it again you need them from ${name}.`}
        confirmLabel="Remove keys"
        heading={`Remove the keys of ${name}?`}
        modalSlug={modal}
        onConfirm={async () => {
          const answer = await run({
            send: () => sendJson('DELETE', `/api/gateways/${slug}/keys`),
            failure: (message) => `The keys could not be removed: ${message}`,
          })
          if (answer.ok) onRemoved()
        }}
      />
    </section>
  )
}
