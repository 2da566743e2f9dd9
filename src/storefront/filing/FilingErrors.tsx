import type { RefObject } from 'react'

import { peopleTitles } from '@/src/domain/filing/corporation'
import type { Missing } from '@/src/domain/filing/what-is-missing'
import { Notice } from '@/src/storefront/ui/notice'

import { idFor } from './filing-form'

type FilingErrorsProps = {
  problems: readonly Missing[]
  summary: RefObject<HTMLDivElement | null>
  /** The id of the control that a path belongs to. */
  idOf?: (path: string) => string
  /** What those who own and run the company are called. */
  people?: ReturnType<typeof peopleTitles>
}

/** Where several people are asked the same, whose answer it is. */
function whose(path: string, people: ReturnType<typeof peopleTitles>): string {
  const [, list, index] = /^(members|managers)\.(\d+)/.exec(path) ?? []
  if (!list) return ''
  return `${list === 'members' ? people.owner : people.manager} ${Number(index) + 1}: `
}

/** What is still missing, each leading to its field. */
export function FilingErrors(props: FilingErrorsProps) {
  const { problems, summary, idOf = idFor, people = peopleTitles('llc') } = props
  if (problems.length === 0) return null
  const title =
    problems.length === 1 ? 'One answer is missing' : `${problems.length} answers are missing`
  return (
    <div ref={summary} tabIndex={-1} className="focus:outline-none">
      <Notice tone="danger" title={title}>
        <ul className="mt-1 flex flex-col gap-1">
          {problems.map(({ path, message }) => (
            <li key={path}>
              <a
                href={`#${idOf(path)}`}
                className="link inline-block py-1"
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(idOf(path))?.focus()
                }}
              >
                {whose(path, people)}
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
