'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'

import { CHECK } from '@/src/admin/kit/form/inputs'
import { DEVELOPER_VIEWS } from '@/src/admin/kit/screens/developer-cookie'
import { ADMIN } from '@/src/lib/admin-address'

const YEAR = 365 * 24 * 60 * 60

/** On an administrator's own account: Payload's pages of records beside ours, in this browser. */
export function DeveloperViews() {
  const id = useId()
  const { id: shown } = useDocumentInfo()
  const { user } = useAuth()
  const [isOn, setOn] = useState(false)
  useEffect(() => setOn(document.cookie.includes(`${DEVELOPER_VIEWS}=on`)), [])
  if (!user || user.id !== shown || user.role !== 'admin') return null
  const change = (next: boolean) => {
    // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no cookie store yet
    document.cookie = `${DEVELOPER_VIEWS}=on; path=${ADMIN}; samesite=lax; max-age=${next ? YEAR : 0}`
    setOn(next)
  }
  return (
    <div className="field-type">
      <label className={CHECK} htmlFor={id}>
        <input
          checked={isOn}
          id={id}
          onChange={(event) => change(event.target.checked)}
          type="checkbox"
        />
        Developer views
      </label>
      <p className="admin-sub">
        Shows the API and Fields tabs and Payload’s own record pages, in this browser alone.
      </p>
    </div>
  )
}
