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
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(260px,100%),1fr))] gap-4 my-4">
      {CATEGORIES.map(({ label, permissions }) => (
        <fieldset
          className="m-0 px-3.5 pt-2.5 pb-3 border border-line rounded-ui"
          disabled={isFixed}
          key={label}
        >
          <legend className="px-1.5 py-0 font-semibold">{label}</legend>
          {permissions.map((permission) => {
            const mark = markOf(permission)
            const reason = reasons[permission]
            return (
              <label className="flex gap-2.5 py-1.25 cursor-pointer" key={permission}>
                <input
                  className="flex-none size-4 m-0 mt-0.5 accent-good"
                  checked={chosen.has(permission)}
                  onChange={(event) => onChange(permission, event.target.checked)}
                  type="checkbox"
                />
                <span>
                  {permissionText(permission)}
                  <small
                    className={`ms-2 text-xs ${mark === 'restricted' ? 'text-bad' : 'text-muted'}`}
                  >
                    {MARKS[mark]}
                  </small>
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
