'use client'

import { usePreferences } from '@payloadcms/ui'
import { Rows2, Rows3 } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { DENSITY_KEY, type Density } from '@/src/queries/platform/list-pages'

type Props = {
  readonly density: Density
  readonly bar: ReactNode
  readonly children: ReactNode
}

/** A list under its bar, as dense as the person likes lists to be. */
export function DensityFrame({ density, bar, children }: Props) {
  const { setPreference } = usePreferences()
  const [chosen, choose] = useState(density)
  const isCompact = chosen === 'compact'
  const Icon = isCompact ? Rows2 : Rows3
  const change = () => {
    const next = isCompact ? 'comfortable' : 'compact'
    choose(next)
    void setPreference(DENSITY_KEY, next)
  }
  return (
    <div className="list-frame" data-density={chosen}>
      <div className="flex flex-wrap items-center gap-2 mb-2.5">
        {bar}
        <button
          aria-label="Compact rows"
          aria-pressed={isCompact}
          className="inline-flex items-center justify-center size-8 ms-auto p-0 border border-line rounded-ui bg-transparent text-muted cursor-pointer hover:bg-panel hover:text-text aria-pressed:bg-panel aria-pressed:text-text focus-visible:outline-ring focus-visible:outline-offset-2"
          onClick={change}
          title={isCompact ? 'More room' : 'Compact rows'}
          type="button"
        >
          <Icon aria-hidden size={16} />
        </button>
      </div>
      {children}
    </div>
  )
}
