'use client'

import { ChartLine, Table2 } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'

import type { TrendStat } from './trend'

/** The library that draws is large and on no other screen: it comes after everything else. */
const TrendLine = dynamic(() => import('./TrendLine'), { ssr: false })

function Values({ stat: { label, points }, isShown }: { stat: TrendStat; isShown: boolean }) {
  return (
    <section
      aria-label={`${label}, day by day`}
      className={isShown ? 'kit-trend__table' : 'kit-trend__unseen'}
      tabIndex={isShown ? 0 : undefined}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">{label}</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ day, dayWords, words }) => (
            <tr key={day}>
              <td>{dayWords}</td>
              <td>{words}</td>
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
    <div className="kit-trend">
      <h3>{label}</h3>
      <p className="kit-trend__value">
        <strong>{value}</strong>
        <span data-tone={change.tone}>
          {change.words} <small>{change.than}</small>
        </span>
      </p>
      <p className="kit-trend__beside">{beside}</p>
      {!isTable && (
        <div aria-hidden className="kit-trend__line">
          <TrendLine points={points} />
        </div>
      )}
      <Values isShown={isTable} stat={stat} />
    </div>
  )
}

/** Figures with the line that led to each, or with the table behind it. */
export function TrendCards({ label, stats }: { label: string; stats: readonly TrendStat[] }) {
  const [isTable, setTable] = useState(false)
  const Icon = isTable ? ChartLine : Table2
  return (
    <section aria-label={label} className="kit-trends">
      <div className="kit-trends__grid">
        {stats.map((stat) => (
          <Card isTable={isTable} key={stat.label} stat={stat} />
        ))}
      </div>
      <button
        aria-pressed={isTable}
        className="kit-trends__toggle"
        onClick={() => setTable(!isTable)}
        type="button"
      >
        <Icon aria-hidden size={14} />
        {isTable ? 'Show as lines' : 'Show as tables'}
      </button>
    </section>
  )
}
