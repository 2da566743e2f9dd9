import type { Permission } from '@/src/domain/platform/permissions/areas'
import { MARKS, markOf, type Reason } from '@/src/domain/platform/permissions/chosen-rights'

import { CATEGORIES, permissionText } from './permission-text'

type Props = {
  readonly chosen: ReadonlySet<Permission>
  readonly onChange: (permission: Permission, isChosen: boolean) => void
  /** Why someone has it now, or has not. */
  readonly reasons?: Readonly<Partial<Record<Permission, Reason>>>
  readonly isFixed?: boolean
}

const REASONS = {
  role: 'from the role',
  granted: 'granted to this person',
  denied: 'denied to this person',
} as const

/** Every permission by category, each with how usual it is and why it is so now. */
export function PermissionBoxes({ chosen, onChange, reasons = {}, isFixed }: Props) {
  return (
    <div className="rights-boxes">
      {CATEGORIES.map(({ label, permissions }) => (
        <fieldset disabled={isFixed} key={label}>
          <legend>{label}</legend>
          {permissions.map((permission) => {
            const mark = markOf(permission)
            const reason = reasons[permission]
            return (
              <label key={permission}>
                <input
                  checked={chosen.has(permission)}
                  onChange={(event) => onChange(permission, event.target.checked)}
                  type="checkbox"
                />
                <span>
                  {permissionText(permission)}
                  <small className={`rights-mark rights-mark--${mark}`}>{MARKS[mark]}</small>
                  {reason && <small className="admin-sub">{REASONS[reason]}</small>}
                </span>
              </label>
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}
