import type { SiteSettings } from '@/src/domain/content/site-settings'

import { BrandMark } from './BrandMark'
import { LogoImage } from './LogoImage'

/** The company's logo, or an icon and its name. */
export function Logo({ settings }: { settings: SiteSettings }) {
  const name = (
    <span className="flex items-center gap-2.5">
      <BrandMark className="h-7 w-auto" />
      <span className="text-lg leading-none font-semibold tracking-tight">
        {settings.companyName}
      </span>
    </span>
  )
  if (!settings.logoUrl) return name
  return <LogoImage src={settings.logoUrl} alt={settings.companyName} fallback={name} />
}
