'use client'

import { useRouter } from 'next/navigation'

import { StaffSelect } from '@/src/admin/kit/people/StaffSelect'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { ActionButton, useOptimisticAction } from '@/src/admin/kit/ui/actions'
import type { Grant } from '@/src/domain/platform/permissions/actions'

import { DeleteLead } from '../list/LeadRowActions'

type Props = {
  readonly grant: Grant<'changeLead'>
  readonly leadId: string
  readonly name: string
  readonly owner: string | null
  readonly me: string
  readonly staff: readonly { readonly id: string; readonly name: string }[]
  readonly converted: boolean
  /** Whether an order of theirs says so, which no one takes back. */
  readonly hasBought: boolean
}

/** Who sees to the lead: anyone who may, and oneself with one key. */
export function LeadOwner({
  leadId,
  owner,
  me,
  staff,
}: Omit<Props, 'name' | 'converted' | 'hasBought'>) {
  const { shown, run } = useOptimisticAction(owner)
  const path = `/api/leads/${leadId}/owner`
  const own = (to: string | null) => void run({ to, path, body: { owner: to }, undoPath: path })
  return (
    <StaffSelect
      chosen={shown}
      label="Owner"
      look="link"
      me={me}
      none="No owner"
      onChoose={own}
      staff={staff}
    />
  )
}

export function LeadControls(props: Props) {
  const { leadId, name, converted, hasBought } = props
  const router = useRouter()
  const { shown, isBusy, run } = useOptimisticAction(converted)
  const path = `/api/leads/${leadId}/conversion`
  const mark = () => void run({ to: !shown, path, body: { converted: !shown }, undoPath: path })
  return (
    <>
      <LeadOwner {...props} />
      {!hasBought && (
        <ActionButton busyLabel="Saving…" isBusy={isBusy} onAct={mark}>
          {shown ? 'Mark as not converted' : 'Mark converted'}
        </ActionButton>
      )}
      <DeleteLead done={() => router.push(adminHref('leads'))} id={leadId} name={name} />
    </>
  )
}
