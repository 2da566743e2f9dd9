import { ShieldCheck } from 'lucide-react'

import { MENU_ROW } from './menu-row'

/** The way into the back-office. */
export function StaffRow() {
  return (
    <li>
      <a href="/admin" className={MENU_ROW}>
        <ShieldCheck aria-hidden className="size-4.5 shrink-0" />
        Admin Panel
      </a>
    </li>
  )
}
