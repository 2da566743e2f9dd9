'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

import { useShortcuts } from '@/src/admin/kit/keys/use-shortcuts'
import { SideDrawer } from '@/src/admin/kit/ui/edit/SideDrawer'
import type { StepStage } from '@/src/domain/orders/desk/step-input'

import { StepForm } from './StepForm'
import type { Step } from './step'

const WORDS: Readonly<Record<StepStage, string>> = {
  searched: 'Mark search done',
  submitted: 'Mark submitted',
  approved: 'Mark approved',
  delivered: 'Mark delivered',
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
