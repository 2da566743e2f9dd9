import { Link } from '@payloadcms/ui'
import { ADMIN } from '@/src/lib/admin-address'
import { env } from '@/src/lib/env'
import { getSettings } from '@/src/queries/content/settings'

import { Mark } from '../brand/Mark'

/** Whose back-office it is; and that no real money moves, where that is so. */
export async function NavBrand() {
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
