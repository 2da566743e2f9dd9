type Gap = { readonly path: string; readonly message: string; readonly label?: string }

import { ROW } from '../row'

/** What the customer has not answered yet, or not rightly. */
export function MissingList({ missing }: { missing: readonly Gap[] }) {
  if (missing.length === 0) {
    return <p className="admin-sub">Nothing is missing. The customer still has to send it.</p>
  }
  return (
    <details>
      <summary>{`Missing: ${missing.length}`}</summary>
      <ul className="m-0 p-0 list-none">
        {missing.map(({ path, label, message }) => (
          <li className={ROW} key={path}>
            <span>
              {label ?? message}
              {label && <small className="admin-sub">{message}</small>}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
