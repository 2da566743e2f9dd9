import { NavHamburger, NavWrapper } from '@payloadcms/next/client'
import type { ServerProps } from 'payload'

import { permissionsOf } from '@/src/access/permissions'
import { staffRequest } from '@/src/admin/kit/staff-request'

import { ShortcutSheet } from '../keys/ShortcutSheet'
import { countersFor } from './counters'
import { menuFor } from './menu-for'
import { NavCounters } from './NavCounters'
import { NavLinks } from './NavLinks'
import { readCounters } from './read-counters'
import { SignOut } from './SignOut'

const BASE = 'nav'

/** The back-office menu: what the specification lists, less what the person may not open. */
export async function AdminNav({ payload, user }: ServerProps) {
  const req = await staffRequest(payload, user?.id)
  const entries = menuFor(await permissionsOf(req), req.user?.role === 'admin')
  return (
    <NavWrapper baseClass={BASE}>
      <nav className={`${BASE}__wrap admin-nav`} aria-label="Back-office">
        <NavCounters first={countersFor(req)} read={readCounters}>
          <NavLinks entries={entries} />
        </NavCounters>
        <ShortcutSheet />
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
