'use client'

import { ChartLine, Table2 } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'

import type { TrendStat } from './trend'

/** The library that draws is large and on no other screen: it comes after everything else. */
const TrendLine = dynamic(() => import('./TrendLine'), { ssr: false })

const CARD = 'relative px-4 py-3 shadow-[0_0_0_0.5px_var(--kit-line)] small:px-3'
const HEAD = 'sticky top-0 p-0 bg-surface text-muted font-normal'

function Values({ stat: { label, points }, isShown }: { stat: TrendStat; isShown: boolean }) {
  return (
    <section
      aria-label={`${label}, day by day`}
      className={
        isShown
          ? 'h-49 overflow-auto border-t border-line-soft focus-visible:outline-ring'
          : 'sr-only'
      }
      tabIndex={isShown ? 0 : undefined}
    >
      <table className="w-full border-collapse text-xs leading-5 tabular-nums">
        <thead>
          <tr>
            <th className={`${HEAD} text-start`} scope="col">
              Day
            </th>
            <th className={`${HEAD} text-end`} scope="col">
              {label}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ day, dayWords, words }) => (
            <tr key={day}>
              <td className="p-0">{dayWords}</td>
              <td className="p-0 text-end">{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Card({ stat, isTable }: { stat: TrendStat; isTable: boolean }) {
  const { label, value, beside, change, points } = stat
  return (
    <div className={`${CARD} ${isTable ? 'h-72' : 'h-38'}`}>
      <h3 className="m-0 text-muted font-[inherit] text-sm font-normal leading-4.5">{label}</h3>
      <p className="flex flex-wrap items-baseline gap-x-2.5 h-7.5 m-0 overflow-hidden tabular-nums">
        <strong className="text-4xl font-semibold leading-7.5">{value}</strong>
        <span
          className="text-sm whitespace-nowrap data-[tone=up]:text-good data-[tone=down]:text-bad"
          data-tone={change.tone}
        >
          {change.words} <small className="text-muted text-xs small:hidden">{change.than}</small>
        </span>
      </p>
      <p className="h-4.5 m-0 truncate text-muted text-xs leading-4.5">{beside}</p>
      {!isTable && (
        <div aria-hidden className="h-14 mt-1.5 [&_svg:focus]:outline-none">
          <TrendLine points={points} />
        </div>
      )}
      <Values isShown={isTable} stat={stat} />
    </div>
  )
}

/** Figures with the line that led to each, or with the table behind it. */
export function TrendCards({ stats }: { stats: readonly TrendStat[] }) {
  const [isTable, setTable] = useState(false)
  const Icon = isTable ? ChartLine : Table2
  return (
    <section aria-label="Figures" className="relative mb-13">
      <div className="grid grid-cols-3 overflow-clip border border-line rounded-ui bg-surface narrow:grid-cols-2">
        {stats.map((stat) => (
          <Card isTable={isTable} key={stat.label} stat={stat} />
        ))}
      </div>
      <button
        aria-pressed={isTable}
        className="inline-flex absolute end-0 -bottom-9 items-center gap-1.5 px-2 py-1 border-0 rounded-ui bg-transparent font-inherit text-muted cursor-pointer focus-visible:outline-ring hover:bg-panel hover:text-text"
        onClick={() => setTable(!isTable)}
        type="button"
      >
        <Icon aria-hidden size={14} />
        {isTable ? 'Show as lines' : 'Show as tables'}
      </button>
    </section>
  )
}
