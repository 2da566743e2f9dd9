'use client'

import { toast } from '@payloadcms/ui'
import { Copy, ExternalLink, TriangleAlert } from 'lucide-react'
import { Fragment, useEffect, useState } from 'react'
import { useShortcuts } from '@/src/admin/kit/keys/use-shortcuts'
import type { FilingSheet } from '@/src/domain/filing/filing-sheet'
import { capitalized } from '@/src/domain/vocabulary/text/capitalized'
import { copy } from '@/src/lib/browser/copy'
import { tabMemory } from '@/src/lib/browser/tab-memory'

type Props = { readonly orderId: string; readonly sheet: FilingSheet }

const ROW =
  'grid grid-cols-[24px_minmax(90px,1fr)_minmax(0,1.4fr)_76px] phone:grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 min-h-[31px] px-3.5 border-t border-line-soft'

/** The state's form value by value: `C` copies the marked one and marks the next. */
export function FilingSheetView({ orderId, sheet: { groups, portal, traps } }: Props) {
  const fields = groups.flatMap((group) => group.fields)
  const [next, mark] = useState(0)
  const memory = `filing-sheet:${orderId}`
  useEffect(() => mark(Number(tabMemory.read(memory)) || 0), [memory])

  const take = async (index: number) => {
    const field = fields[index]
    if (!field) return
    if (!(await copy(field.value))) {
      toast.error('Your browser blocked copying. Select the text and copy it yourself.')
      return
    }
    mark(index + 1)
    tabMemory.write(memory, String(index + 1))
  }
  useShortcuts({
    copy: () => void take(next < fields.length ? next : 0),
    ...(portal && { portal: () => window.open(portal.url, '_blank', 'noreferrer') }),
  })

  let index = -1
  return (
    <div className="mb-3.5 border border-line rounded-[8px] overflow-hidden">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-3.5 py-2">
        <output className="me-auto text-muted tabular-nums">
          {`${Math.min(next, fields.length)} of ${fields.length} copied`}
        </output>
        {portal && (
          <a
            aria-keyshortcuts="o"
            className="btn"
            href={portal.url}
            rel="noreferrer"
            target="_blank"
          >
            {`Open ${portal.name} `}
            <ExternalLink aria-hidden size={13} /> <kbd aria-hidden>O</kbd>
          </a>
        )}
      </div>
      {traps.map((trap) => (
        <p
          className="flex items-center gap-2 m-0 px-3.5 py-1.5 border-t border-line-soft bg-warning-soft"
          key={trap}
        >
          <TriangleAlert aria-hidden size={14} />
          <span>{`${capitalized(trap)}.`}</span>
        </p>
      ))}
      {groups.map((group) => (
        <Fragment key={group.title}>
          <div className="px-3.5 py-1 border-t border-line-soft bg-panel">
            <strong className="font-semibold">{group.title}</strong>
            {group.hint && <small className="ms-2 text-muted">{group.hint}</small>}
          </div>
          <dl className="m-0">
            {group.fields.map(({ label, value, hint }) => {
              index += 1
              const at = index
              const isNext = at === next
              return (
                <div
                  aria-current={isNext ? 'step' : undefined}
                  className={`${ROW} ${isNext ? 'bg-accent-soft' : ''} ${at < next ? 'text-muted' : ''}`}
                  key={at} // several owners who manage have one label
                >
                  <span aria-hidden className="text-muted tabular-nums phone:hidden">
                    {at + 1}
                  </span>
                  <dt className="phone:text-xs phone:col-span-2">
                    {label}
                    {hint && <small className="ms-2 text-muted">{hint}</small>}
                  </dt>
                  <dd className={`m-0 wrap-anywhere ${at < next ? '' : 'font-semibold'}`}>
                    {value}
                  </dd>
                  <dd className="m-0 text-end">
                    <button
                      aria-keyshortcuts={isNext ? 'c' : undefined}
                      className={isNext ? 'kit-copy gap-1.5 px-2!' : 'kit-copy'}
                      onClick={() => void take(at)}
                      type="button"
                    >
                      {isNext ? <span>Copy</span> : <Copy aria-hidden size={14} />}
                      <span className="sr-only">
                        {`${isNext ? '' : 'Copy'} ${group.title}: ${label}`}
                      </span>
                      {isNext && <kbd aria-hidden>C</kbd>}
                    </button>
                  </dd>
                </div>
              )
            })}
          </dl>
        </Fragment>
      ))}
    </div>
  )
}
