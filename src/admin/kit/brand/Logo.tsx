import { getSettings } from '@/src/queries/content/settings'

import { Mark } from './Mark'

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
