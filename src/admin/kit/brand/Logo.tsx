import { getSettings } from '@/src/queries/content/settings'

import { Mark } from './Mark'

/** Mark and name, as they stand above the sign-in form. */
export async function Logo() {
  const { companyName } = await getSettings()
  return (
    <span className="admin-logo">
      <svg aria-hidden="true" viewBox="0 0 24 24">
        <Mark />
      </svg>
      {companyName}
    </span>
  )
}
