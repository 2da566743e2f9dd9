'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { z } from 'zod'
import { AdminForm, useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { LongInput, SelectInput, TextInput } from '@/src/admin/kit/form/inputs'
import { useToday } from '@/src/admin/kit/time/When'
import { OpenDialog } from '@/src/admin/kit/ui/dialogs'
import { FileDrop, withFile } from '@/src/admin/kit/ui/edit/FileDrop'
import { UPLOAD_ACCEPT } from '@/src/domain/documents/upload-rules'
import {
  dayText,
  numberOf,
  STEP_STATUSES,
  type StepStage,
  stepInput,
} from '@/src/domain/orders/desk/step-input'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import {
  ORDER_STATUS_LABELS,
  type OrderStatus,
  type TrackedService,
} from '@/src/domain/vocabulary/order-status'
import { request } from '@/src/lib/browser/request'
import { nextOrder } from './next-order'
import { orderHref } from './order-href'

/** A large file over a slow line. */
const UPLOAD_MS = 600_000

const CHOICES = Object.fromEntries(STEP_STATUSES.map((one) => [one, ORDER_STATUS_LABELS[one]]))

const NOT_OPENED =
  'The step is saved, but the next order did not open. Open it from the queue at the top of the page.'

type Props = Step & { readonly action: string; readonly close: () => void }

/** What happened, when, and what proves it. Sent once; then the next order of the queue opens. */
function StepForm(props: Props) {
  const { orderId, stage, service, status, seen, from, place, action, checksFee, close } = props
  const router = useRouter()
  const today = useToday()
  const [file, choose] = useState<File | null>(null)
  const next = status === 'completed' ? status : 'processing'
  const state = useAdminForm({
    schema: stepInput,
    values: {
      stage,
      service,
      day: today,
      note: '',
      status: next,
      seen,
      address: '',
      number: '',
      feeChecked: false,
    },
    send: (typed) =>
      request('POST', `/api/orders/${orderId}/step`, {
        body: withFile(typed, file),
        answer: z.unknown(),
        ...(file && { timeoutMs: UPLOAD_MS }),
      }),
    success: 'Saved',
    undo: {
      path: `/api/orders/${orderId}/undo`,
      ...(from && { done: () => router.push(orderHref(orderId, from)) }),
    },
    draft: `order-step:${orderId}:${service}:${stage}`,
    done: () => {
      close()
      if (from) {
        void nextOrder(from, place, orderId).then(
          (href) => router.push(href),
          () => toast.error(NOT_OPENED),
        )
      }
    },
  })
  const { field } = state
  const words = dayText(stage, service)
  const assigned = numberOf(stage, service)
  return (
    <AdminForm
      action={from ? `${action}, open next` : action}
      beside={<kbd aria-hidden>Ctrl Enter</kbd>}
      refused="Nothing was saved."
      state={state}
    >
      <TextInput field={field('day')} help={words.help} label={words.label} required type="date" />
      {assigned && (
        <TextInput
          field={field('number')}
          help="The customer sees it on the company’s page."
          label={assigned}
          maxLength={40}
        />
      )}
      {service === 'business_address' && stage === 'delivered' && (
        <TextInput
          field={field('address')}
          help="The customer sees it on the order and may use it for the company."
          label="Address assigned"
          required
          maxLength={300}
        />
      )}
      <FileDrop
        accept={UPLOAD_ACCEPT}
        file={file}
        help="Customers can download it. PDF, Word (DOCX), PNG, JPEG or WebP, at most 15 MB"
        label="Drop a file to attach it, or choose one"
        onFile={choose}
      />
      <LongInput field={field('note')} help="Customers see this." label="Note" maxLength={500} />
      {checksFee && (
        <TextInput
          field={field('feeChecked')}
          help="The customer paid the usual amount. Refund what was too much, or ask for the rest."
          label="I checked the state’s fee"
          required
          type="checkbox"
        />
      )}
      <SelectInput field={field('status')} label="Status" options={CHOICES} />
    </AdminForm>
  )
}

const WORDS: Readonly<Record<StepStage, string>> = {
  searched: 'Mark search done',
  submitted: 'Mark submitted',
  approved: 'Mark approved',
  delivered: 'Mark delivered',
}

/** The one thing to do next with an order: what happened to it, in one step. */
export function StepButton(step: Step) {
  const words = WORDS[step.stage]
  const title = step.serviceName ? `${words}: ${step.serviceName}` : words
  return (
    <OpenDialog focus="textarea" isSide keys="step" label={words} look="primary" title={title}>
      {(close) => <StepForm {...step} action={words} close={close} />}
    </OpenDialog>
  )
}

/** The step that an order's screen offers, and where staff go on from there. */
type Step = {
  readonly grant: Grant<'addTimelineEntry'>
  readonly orderId: string
  readonly stage: StepStage
  readonly service: TrackedService
  /** What the service is called, where the order holds several. */
  readonly serviceName: string | null
  readonly status: OrderStatus
  /** The customer paid the usual state fee: it is checked before we file. */
  readonly checksFee: boolean
  /** How many entries the timeline has. */
  readonly seen: number
  /** The queue to go on in, and where the order stands there. */
  readonly from: string | null
  readonly place: string | null
}
