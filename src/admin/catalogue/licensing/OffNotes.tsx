import { PageLink } from '@/src/admin/kit/ui/parts'

import { ADMIN } from '@/src/lib/admin-address'
import type { WhyOff } from '@/src/queries/catalogue/why-off'

export function OffNotes({ reasons }: { reasons: readonly WhyOff[] }) {
  if (reasons.length === 0) return null
  return (
    <ul className="m-0 ps-0 list-none text-xs leading-4 text-warning">
      {reasons.map(({ text, at }) => (
        <li key={text}>
          <PageLink href={`${ADMIN}/before-you-sell#${at}`}>{text}</PageLink>
        </li>
      ))}
    </ul>
  )
}
