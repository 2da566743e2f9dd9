import type { SiteSettings } from '@/src/domain/content/site-settings'

import { BrandMark } from './BrandMark'
import { LogoImage } from './LogoImage'

/** The company's logo, or an icon and its name. */
export function Logo({ settings }: { settings: SiteSettings }) {
  const name = (
    <span className="flex min-w-0 items-center gap-2.5">
      <BrandMark className="h-7 w-auto shrink-0" />
      <span className="line-clamp-2 text-lg leading-tight font-semibold tracking-tight wrap-anywhere">
        {settings.companyName}
      </span>
    </span>
  )
  if (!settings.logoUrl) return name
  return <LogoImage src={settings.logoUrl} alt={settings.companyName} fallback={name} />
}
