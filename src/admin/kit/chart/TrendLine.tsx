'use client'

import { Area, AreaChart, Tooltip, XAxis, YAxis } from 'recharts'

import type { ChartPoint } from './trend'

function Hover({ payload }: { payload?: readonly { readonly payload?: ChartPoint }[] }) {
  const point = payload?.[0]?.payload
  if (!point) return null
  return (
    <div className="flex gap-2 px-2 py-0.75 border border-line rounded-ui bg-surface text-xs whitespace-nowrap">
      <span className="text-muted">{point.dayWords}</span>
      <strong>{point.words}</strong>
    </div>
  )
}

/** The line of a figure. It says nothing that the table behind it doesn't. */
export default function TrendLine({ points }: { points: readonly ChartPoint[] }) {
  return (
    <AreaChart
      accessibilityLayer={false}
      data={[...points]}
      margin={{ top: 4, right: 2, bottom: 2, left: 2 }}
      responsive
      style={{ width: '100%', height: '100%' }}
    >
      <XAxis dataKey="day" hide />
      <YAxis
        domain={([least, most]) => [least, Math.max(most, least + 1)]}
        hide
        padding={{ top: 2, bottom: 2 }}
      />
      <Tooltip
        animationDuration={0}
        content={Hover}
        cursor={{ stroke: 'var(--kit-line-strong)' }}
        wrapperStyle={{ zIndex: 3 }}
      />
      <Area
        dataKey="value"
        dot={false}
        fill="var(--kit-accent-soft)"
        fillOpacity={0.6}
        isAnimationActive={false}
        stroke="var(--kit-accent)"
        strokeWidth={1.75}
        type="linear"
      />
    </AreaChart>
  )
}
