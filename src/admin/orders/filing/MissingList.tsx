import { LINE } from '@/src/admin/kit/list/line'
import { withSub } from '@/src/admin/kit/ui/parts'

type Gap = { readonly path: string; readonly message: string; readonly label?: string }

export function MissingList({ missing }: { missing: readonly Gap[] }) {
  if (missing.length === 0) {
    return <p className="admin-sub">Nothing is missing. The customer still has to send it.</p>
  }
  return (
    <details>
      <summary>{`Missing: ${missing.length}`}</summary>
      <ul className="m-0 p-0 list-none">
        {missing.map(({ path, label, message }) => (
          <li className={LINE} key={path}>
            <span>{withSub(label ?? message, label && message)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
