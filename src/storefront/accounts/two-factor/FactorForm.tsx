'use client'

import type { ComponentProps } from 'react'

import { Button } from '@/src/storefront/ui/button'
import { ServerForm } from '@/src/storefront/ui/forms/server-form'

type Props = Omit<ComponentProps<typeof ServerForm>, 'className' | 'other'> & {
  /** Leaves everything as it is. */
  readonly onKeep: (() => void) | undefined
}

/** One step of setting up a second factor, which can be left. */
export function FactorForm({ onKeep, ...form }: Props) {
  const notNow = (
    <Button onClick={onKeep} variant="ghost">
      Not now
    </Button>
  )
  return <ServerForm className="w-full" other={notNow} {...form} />
}
