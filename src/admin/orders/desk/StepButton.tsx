'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

import { useShortcuts } from '@/src/admin/kit/keys/use-shortcuts'
import { SideDrawer } from '@/src/admin/kit/ui/edit/SideDrawer'
import type { StepStage } from '@/src/domain/orders/step-input'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import type { OrderStatus, TrackedService } from '@/src/domain/vocabulary/order-status'

import { StepForm } from './StepForm'

const WORDS: Readonly<Record<StepStage, string>> = {
  submitted: 'Mark submitted',
  approved: 'Mark approved',
  delivered: 'Mark delivered',
}

export type Step = {
  readonly grant: Grant<'addTimelineEntry'>
  readonly orderId: string
  readonly stage: StepStage
  readonly service: TrackedService
  /** What the service is called, where the order holds several. */
  readonly serviceName: string | null
  readonly status: OrderStatus
  /** How many entries the timeline has. */
  readonly seen: number
  /** The queue to go on in, and where the order stands there. */
  readonly from: string | null
  readonly place: string | null
}

/** The one thing to do next with an order: what happened to it, in one step. */
export function StepButton(step: Step) {
  const [isOpen, open] = useState(false)
  useShortcuts({ step: () => open(true) })
  const words = WORDS[step.stage]
  return (
    <>
      <Button
        aria-keyshortcuts="s"
        buttonStyle="primary"
        className="order-step"
        margin={false}
        onClick={() => open(true)}
        size="small"
      >
        {words} <kbd aria-hidden>S</kbd>
      </Button>
      <SideDrawer
        focus="textarea"
        isOpen={isOpen}
        onOpen={open}
        title={step.serviceName ? `${words}: ${step.serviceName}` : words}
      >
        <StepForm {...step} action={words} close={() => open(false)} />
      </SideDrawer>
    </>
  )
}
