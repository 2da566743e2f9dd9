import { NavHamburger, NavWrapper } from '@payloadcms/next/client'
import type { ServerProps } from 'payload'
import { permissionsOf } from '@/src/access/permissions'
import { PageLink } from '@/src/admin/kit/ui/parts'
import { ADMIN } from '@/src/lib/admin-address'
import { env } from '@/src/lib/env'
import { getSettings } from '@/src/queries/content/settings'
import { staffRequest } from '@/src/queries/platform/session'
import { Mark } from '../brand/Mark'
import { ShortcutSheet } from '../keys/ShortcutSheet'
import { Palette } from '../palette/Palette'
import { StockLabels } from '../payload-overrides/StockLabels'
import { sharedCountOf } from './count'
import { countedFor, countersFor } from './counters'
import { menuFor } from './menu-for'
import { NavCounters } from './NavCounters'
import { NavLinks } from './NavLinks'
import { NAV_LINK } from './nav-link'
import { SignOut } from './SignOut'

export async function AdminNav({ payload, user }: ServerProps) {
  const req = await staffRequest(payload, user?.id)
  const entries = menuFor(await permissionsOf(req), req.user?.role === 'admin')
  const screens = entries
    .flatMap((entry) => [entry, ...entry.related])
    .map(({ label, screen, key, words }) => ({ label, href: screen, keys: key, words }))
  const isCounted = (await countedFor(req)).length > 0
  return (
    <NavWrapper baseClass="nav">
      <nav className="nav__wrap text-sm" aria-label="Back-office">
        <NavBrand />
        <Palette screens={screens} />
        <NavCounters
          first={countersFor(req, sharedCountOf)}
          person={isCounted && req.user ? req.user.id : null}
        >
          <NavLinks entries={entries} />
        </NavCounters>
        <ShortcutSheet screens={screens} />
        <StockLabels />
        <div className="w-full mt-auto pt-6">
          <a className={`${NAV_LINK} text-muted`} href="/dashboard">
            <span className="truncate">User dashboard</span>
          </a>
          <a className={`${NAV_LINK} text-muted`} href="/">
            <span className="truncate">Public website</span>
          </a>
          <p className="mx-0 mt-2.5 mb-0.5 px-2 overflow-hidden text-muted text-xs text-ellipsis">
            {user?.email}
          </p>
          <SignOut />
        </div>
      </nav>
      <div className="nav__header">
        <div className="nav__header-content">
          <NavHamburger baseClass="nav" />
        </div>
      </div>
    </NavWrapper>
  )
}

/** Whose back-office it is; and that no real money moves, where that is so. */
async function NavBrand() {
  const { companyName, logoUrl } = await getSettings()
  return (
    <div className="flex items-center justify-between gap-2 w-full min-h-7.5 mb-1.5 pl-5.5 pr-1 phone:ps-2">
      <PageLink
        className="flex items-center gap-2 min-w-0 text-text text-md font-semibold tracking-[-0.01em] no-underline"
        href={ADMIN}
      >
        {logoUrl ? (
          // biome-ignore lint/performance/noImgElement: the address is the one that staff typed
          <img alt="" height={20} src={logoUrl} />
        ) : (
          <svg className="flex-none size-5 wide:hidden" aria-hidden="true" viewBox="0 0 24 24">
            <Mark />
          </svg>
        )}
        <span className="truncate">{companyName}</span>
      </PageLink>
      {env.sandboxAllowed && (
        <span className="flex-none px-1.75 py-px truncate rounded-ui bg-warning-soft text-warning text-xs font-semibold leading-4.5">
          Sandbox
        </span>
      )}
    </div>
  )
}
