import { addDetails, detailsAnchor, detailsName } from '@/src/domain/orders/asked-details'
import type { TrackedService } from '@/src/domain/vocabulary/order-status'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { Notice } from '@/src/storefront/ui/notice'

const WHY: Partial<Record<TrackedService, string>> = {
  llc: 'We need your owners, registered agent and responsible party before we can file.',
}

/** The details that a paid order waits for, and the way to their form further down. */
export function DetailsStep({ service }: { service: TrackedService }) {
  return (
    <Notice
      tone="warning"
      title={`Next step: add your ${detailsName(service)}`}
      action={
        <ButtonLink href={`#${detailsAnchor(service)}`} size="sm">
          {addDetails(service)}
        </ButtonLink>
      }
    >
      {WHY[service] ?? 'We need them before we can start.'}
    </Notice>
  )
}

/** What staff asked, and the way to the answer. */
export function QuestionStep({ note }: { note: string | null }) {
  return (
    <Notice
      tone="warning"
      title="Waiting for you"
      action={
        <ButtonLink href="#questions" size="sm">
          Reply
        </ButtonLink>
      }
    >
      {note ?? 'We need something from you before we can go on.'}
    </Notice>
  )
}
