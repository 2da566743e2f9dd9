'use client'

import { useRouter } from 'next/navigation'
import { z } from 'zod'

import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { ActionButton, SendButton, sendJson, useAction } from '@/src/admin/kit/ui/actions'
import { AskButton } from '@/src/admin/kit/ui/dialogs'
import type { CampaignStatus } from '@/src/domain/marketing/campaign-status'
import type { Grant } from '@/src/domain/platform/permissions/actions'

const copied = z.object({ id: z.string() })

type Props = {
  readonly grant: Grant<'changeCampaigns'>
  readonly id: string
  readonly status: CampaignStatus
  readonly failed: number
}

/** Ends a campaign, after asking: who has not got it yet never gets it. */
function CancelCampaign({ path }: { path: `/api/${string}` }) {
  return (
    <AskButton
      act="Cancel campaign"
      busyLabel="Canceling…"
      button="Cancel campaign…"
      keep="Keep campaign"
      look="error"
      path={`${path}/cancel`}
      title="Cancel this campaign?"
    >
      <p>Emails that are out stay out. No one else gets it, and it cannot be resumed.</p>
    </AskButton>
  )
}

export function CampaignActions({ id, status, failed }: Props) {
  const router = useRouter()
  const { isBusy, run } = useAction()
  const path = `/api/marketing/campaigns/${id}` as const
  const copy = async () => {
    const said = await run({ send: () => sendJson('POST', `${path}/copy`) })
    if (said.ok) router.push(`${adminHref('emailCampaign')}?id=${copied.parse(said.body).id}`)
  }
  return (
    <>
      {status === 'sending' && (
        <SendButton busyLabel="Pausing…" path={`${path}/pause`}>
          Pause
        </SendButton>
      )}
      {status === 'paused' && (
        <SendButton busyLabel="Resuming…" look="primary" path={`${path}/resume`}>
          Resume
        </SendButton>
      )}
      {(status === 'scheduled' || status === 'failed') && (
        <SendButton busyLabel="Changing…" path={`${path}/revise`}>
          Back to draft
        </SendButton>
      )}
      {failed > 0 && (status === 'sent' || status === 'failed') && (
        <SendButton busyLabel="Sending…" path={`${path}/resend`}>
          {`Resend to failed (${failed})`}
        </SendButton>
      )}
      {(status === 'sending' || status === 'paused' || status === 'scheduled') && (
        <CancelCampaign path={path} />
      )}
      <ActionButton busyLabel="Copying…" isBusy={isBusy} onAct={() => void copy()}>
        Copy
      </ActionButton>
    </>
  )
}
