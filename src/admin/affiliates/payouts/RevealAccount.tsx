'use client'

import { useState } from 'react'
import { z } from 'zod'

import { ActionButton, sendJson, useAction } from '@/src/admin/kit/ui/actions'
import { CopyText } from '@/src/admin/kit/ui/copy'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type Props = {
  readonly link: string
  readonly name: string
  readonly grant: Grant<'revealPayoutAccount'>
}

const revealed = z.object({ account: z.string() })

/** Shows the account that money goes to; that someone looked is in the audit log. */
export function RevealAccount({ link, name }: Props) {
  const [account, show] = useState<string | null>(null)
  const { isBusy, run } = useAction()
  if (account) return <CopyText name={`the account of ${name}`} text={account} />
  const reveal = async () => {
    await run({
      send: async () => {
        const answer = await sendJson('POST', `/api/affiliates/${link}/payout-account`)
        if (!answer.ok) return answer
        show(revealed.parse(answer.body).account)
        return { ...answer, message: 'Shown, and noted in the audit log' }
      },
      failure: (reason) => `Not shown. ${reason}`,
    })
  }
  return (
    <ActionButton
      busyLabel="Opening…"
      isBusy={isBusy}
      label={`Show account of ${name}`}
      onAct={() => void reveal()}
    >
      Show account
    </ActionButton>
  )
}
