import type { SiteSettings } from '@/src/domain/content/site-settings'
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

/** Stands in for a logo: a sealed document. */
function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 28 32" aria-hidden="true" className={className}>
      <path
        d="M3 1.5h15.5L25 8v18.5a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2v-23a2 2 0 0 1 2-2Z"
        fill="var(--raised)"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M6.5 10h9M6.5 15h13" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <circle
        cx="18.5"
        cy="23.5"
        r="5.5"
        fill="var(--accent)"
        stroke="var(--raised)"
        strokeWidth="2"
      />
    </svg>
  )
}
