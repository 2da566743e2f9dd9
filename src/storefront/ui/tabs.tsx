'use client'

import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type TabsProps = {
  /** What is chosen between. */
  label: string
  /** The first one is open at first. */
  tabs: readonly { readonly name: string; readonly content: ReactNode }[]
}

/** One of several parts at a time. Their numbers are the values: ids are made of them, where no space may stand. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <Radix.Root defaultValue="0">
      <Radix.List aria-label={label} className="flex border-b border-border">
        {tabs.map(({ name }, index) => (
          <Radix.Trigger
            key={name}
            value={String(index)}
            className="-mb-px grow border-b-2 border-transparent px-3 py-3 text-sm font-semibold text-muted transition-colors hover:text-text data-[state=active]:border-accent data-[state=active]:text-text"
          >
            {name}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ name, content }, index) => (
        <Radix.Content key={name} value={String(index)} className="pt-6">
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
