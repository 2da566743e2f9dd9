import { getSettings } from '@/src/queries/content/settings'

import { Mark } from './Mark'

/** Mark and name, as they stand above the sign-in form. */
export async function Logo() {
  const { companyName } = await getSettings()
  return (
    <span className="inline-flex items-center gap-2.5 text-text text-[30px] font-semibold tracking-[-0.02em]">
      <svg className="size-8.5" aria-hidden="true" viewBox="0 0 24 24">
        <Mark />
      </svg>
      {companyName}
    </span>
  )
}
