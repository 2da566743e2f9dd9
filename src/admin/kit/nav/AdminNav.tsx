import { NavHamburger, NavWrapper } from '@payloadcms/next/client'
import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { permissionsOf } from '@/src/access/permissions'
import { ADMIN } from '@/src/lib/admin-address'
import { env } from '@/src/lib/env'
import { getSettings } from '@/src/queries/content/settings'
import { staffRequest } from '@/src/queries/platform/staff-request'
import { Mark } from '../brand/Mark'
import { ShortcutSheet } from '../keys/ShortcutSheet'
import { Palette } from '../palette/Palette'
import { StockLabels } from '../stock/StockLabels'
import { sharedCountOf } from './count'
import { countedFor, countersFor } from './counters'
import { menuFor } from './menu-for'
import { NavCounters } from './NavCounters'
import { NavLinks } from './NavLinks'
import { SignOut } from './SignOut'

const BASE = 'nav'

/** The back-office menu: what there is, less what the person may not open. */
export async function AdminNav({ payload, user }: ServerProps) {
  const req = await staffRequest(payload, user?.id)
  const entries = menuFor(await permissionsOf(req), req.user?.role === 'admin')
  const screens = entries
    .flatMap((entry) => [entry, ...entry.related])
    .map(({ label, screen }) => ({ label, href: screen }))
  const isCounted = (await countedFor(req)).length > 0
  return (
    <NavWrapper baseClass={BASE}>
      <nav className={`${BASE}__wrap admin-nav`} aria-label="Back-office">
        <NavBrand />
        <Palette screens={screens} />
        <NavCounters
          first={countersFor(req, sharedCountOf)}
          person={isCounted && req.user ? req.user.id : null}
        >
          <NavLinks entries={entries} />
        </NavCounters>
        <ShortcutSheet />
        <StockLabels />
        <div className="admin-nav__foot">
          <a className={`${BASE}__link`} href="/dashboard">
            <span className={`${BASE}__link-label`}>User dashboard</span>
          </a>
          <a className={`${BASE}__link`} href="/">
            <span className={`${BASE}__link-label`}>Public website</span>
          </a>
          <p className="admin-nav__person">{user?.email}</p>
          <SignOut />
        </div>
      </nav>
      <div className={`${BASE}__header`}>
        <div className={`${BASE}__header-content`}>
          <NavHamburger baseClass={BASE} />
        </div>
      </div>
    </NavWrapper>
  )
}

/** Whose back-office it is; and that no real money moves, where that is so. */
async function NavBrand() {
  const { companyName, logoUrl } = await getSettings()
  return (
    <div className="admin-nav__brand">
      <Link href={ADMIN} prefetch={false}>
        {logoUrl ? (
          // biome-ignore lint/performance/noImgElement: the address is the one that staff typed
          <img alt="" height={20} src={logoUrl} />
        ) : (
          <svg aria-hidden="true" viewBox="0 0 24 24">
            <Mark />
          </svg>
        )}
        <span>{companyName}</span>
      </Link>
      {env.sandboxAllowed && <span className="admin-nav__sandbox">Sandbox</span>}
    </div>
  )
}
