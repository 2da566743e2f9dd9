'use client'

import { type ReactNode, useEffect, useState } from 'react'

import { cx } from '@/src/storefront/ui/cx'

type Part = { readonly id: string; readonly title: string; readonly hint?: ReactNode }

type OrderPartsProps = {
  /** Parts behind tabs; the first is shown unless the address names another one. */
  tabs: readonly (Part & { readonly content: ReactNode })[]
  /** Forms that take the whole page; their content has their id. */
  tasks: readonly { readonly id: string; readonly content: ReactNode }[]
  /** Above the tabs; left out while a task is on screen. */
  children: ReactNode
}

/** The part that the address names, and the place in it; a tab is a part itself. */
function placeOf(id: string) {
  const element = document.getElementById(id)
  const part = element?.closest<HTMLElement>('[data-part]')
  return { part: part?.dataset.part, place: part && part !== element ? element : null }
}

/** The parts of a long page, one at a time. The address says which: `#payment`, or a place in it. */
export function OrderParts({ tabs, tasks, children }: OrderPartsProps) {
  const first = tabs[0]?.id ?? ''
  const [part, setPart] = useState(first)
  const [place, setPlace] = useState<{ readonly element: HTMLElement | null }>()

  useEffect(() => {
    const follow = () => {
      const named = placeOf(window.location.hash.slice(1))
      setPart(named.part ?? first)
      setPlace({ element: named.place })
    }
    const changed = () => {
      window.history.replaceState(null, '', window.location.href) // or the router's next write undoes it
      follow()
    }
    follow()
    window.addEventListener('hashchange', changed)
    return () => window.removeEventListener('hashchange', changed)
  }, [first])

  // Once for each change of the address, after its part is shown; a new render of the page scrolls nothing.
  useEffect(() => {
    place?.element?.scrollIntoView() // returns a promise in new browsers, which an effect may not
  }, [place])

  const isTask = tasks.some(({ id }) => id === part)
  return (
    <>
      <div className={isTask ? 'hidden' : 'flex flex-col gap-8'}>
        {children}
        <nav aria-label="Parts of this order" className="border-b border-border">
          <ul className="-mb-px flex gap-x-6 overflow-x-auto text-sm">
            {tabs.map(({ id, title, hint }) => (
              <li key={id} className="shrink-0">
                <a
                  href={`#${id}`}
                  aria-current={part === id ? 'true' : undefined}
                  className={cx(
                    'flex min-h-11 items-center gap-2 border-b-2 px-1',
                    part === id
                      ? 'border-accent font-semibold text-text'
                      : 'border-transparent text-muted hover:text-text',
                  )}
                >
                  {title}
                  {hint && <span className="font-normal text-muted tabular-nums">{hint}</span>}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {tabs.map(({ id, content }) => (
        <div key={id} id={id} data-part={id} hidden={part !== id} className="scroll-mt-24">
          {content}
        </div>
      ))}
      {tasks.map(({ id, content }) => (
        <div key={id} data-part={id} hidden={part !== id}>
          {content}
        </div>
      ))}
    </>
  )
}
