import { PERMISSIONS } from '@/src/domain/platform/permissions/areas'
import { MARKS, type Mark, markOf } from '@/src/domain/platform/permissions/chosen-rights'

import { permissionWords } from './permission-words'

const WORDS: Readonly<Record<Mark, string>> = {
  default: 'Every new sub-admin has these.',
  restricted: 'These touch money, people or settings. Give them to few.',
  customizable: 'Give these to people whose job needs them.',
}

const KINDS = ['default', 'restricted', 'customizable'] as const

/** What new sub-admins can do, what few should, and what depends on the job. */
export function DefaultsExplained() {
  return (
    <div className="rights-kinds">
      {KINDS.map((kind) => (
        <div key={kind}>
          <h3>{MARKS[kind]}</h3>
          <p>{WORDS[kind]}</p>
          <ul>
            {PERMISSIONS.filter((one) => markOf(one) === kind).map((one) => (
              <li key={one}>{permissionWords(one)}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
