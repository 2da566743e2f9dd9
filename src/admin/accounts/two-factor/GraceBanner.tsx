import type { ServerProps } from 'payload'

import { factorDue } from '@/src/access/second-factor'
import { Notice } from '@/src/admin/kit/ui/parts'
import { dayText } from '@/src/domain/vocabulary/time/date-text'
import { businessZone } from '@/src/services/platform/business-zone'

/** Above every screen of staff who have to set up a second factor, while there is time left. */
export async function GraceBanner({ payload, user }: ServerProps) {
  const due = user && (await factorDue({ payload }, String(user.id)))
  if (!due) return null
  const day = dayText(due, await businessZone({ payload }))
  return (
    <section aria-label="Two-factor setup" className="[&_.admin-notice_.banner]:mb-0">
      <Notice
        action={<a href="/auth/two-factor">Set up two-factor</a>}
        title={`Set up two-factor by ${day}. `}
        tone="warning"
      >
        After that you can’t open the back-office until you do.
      </Notice>
    </section>
  )
}
