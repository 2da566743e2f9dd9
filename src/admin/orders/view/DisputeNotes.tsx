import { Notice } from '@/src/admin/kit/ui/Notice'
import { DISPUTE_REASON_WORDS, isOpenDispute } from '@/src/domain/payments/dispute'
import { disputeWords } from '@/src/domain/payments/dispute-words'
import type { Dispute } from '@/src/payload-types'

/** What is disputed about an order, until when to answer, and with what. */
export function DisputeNotes({ disputes, zone }: { disputes: readonly Dispute[]; zone: string }) {
  return disputes.map((dispute) => {
    const { evidence } = DISPUTE_REASON_WORDS[dispute.reason]
    const isOpen = isOpenDispute(dispute.status)
    const hasEvidence = isOpen && dispute.evidenceDueBy && evidence.length > 0
    return (
      <Notice
        key={dispute.id}
        title={isOpen ? 'Disputed. ' : 'Dispute. '}
        tone={isOpen || dispute.status === 'lost' ? 'error' : 'success'}
      >
        {disputeWords(dispute, zone)}
        {hasEvidence && <span>{` Evidence that helps: ${evidence.join('; ')}.`}</span>}
      </Notice>
    )
  })
}
