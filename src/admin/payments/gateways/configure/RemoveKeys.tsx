'use client'

import { Button, ConfirmationModal, useModal } from '@payloadcms/ui'

import { sendJson } from '@/src/admin/kit/ui/send-json'
import { useAction } from '@/src/admin/kit/ui/use-action'
import { PART, PART_TITLE } from '@/src/admin/payments/gateways/configure/part'
import type { GatewayView } from '@/src/queries/payments/gateway-view'

type Props = { readonly gateway: GatewayView; readonly onRemoved: () => void }

/** Forgets a gateway's keys, once someone has said that they mean it. */
export function RemoveKeys({ gateway: { slug, name }, onRemoved }: Props) {
  const { openModal } = useModal()
  const { run } = useAction()
  const modal = `remove-keys-${slug}`
  return (
    <section className={PART}>
      <h3 className={PART_TITLE}>Remove the keys</h3>
      <p className="m-0 mb-3 text-muted">
        You can’t refund or look up payments made with these keys until you save keys from the same
        account again.
      </p>
      <div className="admin-form-actions">
        <Button buttonStyle="error" margin={false} onClick={() => openModal(modal)} size="small">
          Remove keys
        </Button>
      </div>
      <ConfirmationModal
        body={`This disables ${name} and deletes its keys. To use it again, get the keys from ${name}.`}
        confirmLabel="Remove keys"
        heading={`Remove the keys of ${name}?`}
        modalSlug={modal}
        onConfirm={async () => {
          const answer = await run({
            send: () => sendJson('DELETE', `/api/gateways/${slug}/keys`),
            failure: (message) => `We could not remove the keys. ${message}`,
          })
          if (answer.ok) onRemoved()
        }}
      />
    </section>
  )
}
