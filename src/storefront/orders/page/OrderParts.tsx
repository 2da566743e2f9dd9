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

/** The part that holds an element, by the element's id. */
const partWith = (id: string): string | undefined =>
  document.getElementById(id)?.closest<HTMLElement>('[data-part]')?.dataset.part

/** The parts of a long page, one at a time. The address says which: `#payment`, or a place in it. */
export function OrderParts({ tabs, tasks, children }: OrderPartsProps) {
  const first = tabs[0]?.id ?? ''
  const [{ part, place }, setShown] = useState({ part: first, place: '' })

  useEffect(() => {
    const follow = () => {
      const id = window.location.hash.slice(1)
      setShown({ part: partWith(id) ?? first, place: id })
    }
    const changed = () => {
      window.history.replaceState(null, '', window.location.href) // or the router's next write undoes it
      follow()
    }
    follow()
    window.addEventListener('hashchange', changed)
    return () => window.removeEventListener('hashchange', changed)
  }, [first])

  useEffect(() => {
    // A tab stays where it is; what stands within one, or fills the page, is scrolled to.
    if (place && !tabs.some(({ id }) => id === place))
      document.getElementById(place)?.scrollIntoView()
  }, [place, tabs])

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
