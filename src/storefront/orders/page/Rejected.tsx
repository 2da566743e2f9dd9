'use client'

import { CircleAlert, Clock } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { z } from 'zod'

import { filedName, nameFindings } from '@/src/domain/catalogue/states/company-name-rules'
import type { Happening } from '@/src/domain/orders/happening'
import { rejectionInput } from '@/src/domain/orders/timeline-input'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'
import { request } from '@/src/lib/browser/request'
import { usePlainForm } from '@/src/lib/browser/use-plain-form'
import { Button } from '@/src/storefront/ui/button'
import { FailureNotice } from '@/src/storefront/ui/forms/failure-notice'
import { TextField } from '@/src/storefront/ui/forms/text-field'
import { OwnDay } from '@/src/storefront/ui/when'

import { documentHref } from '../hrefs'

type RejectedProps = {
  readonly orderId: string
  readonly rejection: Happening
  /** The service as the customer knows it, and who decides on it. */
  readonly what: string
  readonly by: string
  /** The company that is formed; null where another service was rejected. */
  readonly company: {
    readonly type: CompanyType
    readonly state: string | null
    /** The customer's further choices of a name. */
    readonly names: readonly string[]
  } | null
}

/** A filing that was refused: what was said, and what the customer does about it. */
export function Rejected({ orderId, rejection, what, by, company }: RejectedProps) {
  const title = useId()
  const { at, note, document, service } = rejection
  return (
    <section aria-labelledby={title} className="overflow-hidden rounded-ui border border-danger">
      <div className="flex gap-3 bg-danger-soft p-4 text-sm sm:px-6">
        <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-danger" />
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="text-base font-semibold text-danger" id={title}>
            {`${by} rejected your ${what}`}
          </h2>
          <p>
            {note && <q>{note}</q>} <OwnDay at={at} />.{' '}
            {document && (
              <a className="link" href={documentHref(document.id)}>
                Read the notice
              </a>
            )}
          </p>
        </div>
      </div>
      <div className="flex flex-col gap-5 p-4 sm:p-6">
        <Answers company={company} orderId={orderId} service={service ?? 'llc'} />
      </div>
      {company && (
        <p className="flex gap-3 border-t border-border px-4 py-3 text-sm sm:px-6">
          <Clock aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            A new 24-hour clock starts when you answer. Our fee covers filing again. If the state
            charges its fee again, we ask you first.
          </span>
        </p>
      )}
    </section>
  )
}

type AnswersProps = Pick<RejectedProps, 'orderId' | 'company'> & { readonly service: string }

const DONE = z.unknown()

type ReadyNameProps = {
  readonly name: string
  readonly company: NonNullable<RejectedProps['company']>
  readonly path: string
  readonly service: string
}

/** A further choice from the formation details, to file under at once. */
function ReadyName({ name, company, path, service }: ReadyNameProps) {
  const router = useRouter()
  const { submit, busy, failure } = usePlainForm({
    rules: async () => rejectionInput.options[0],
    values: { choice: 'name', service, companyName: name },
    send: (body, key) => request('POST', path, { body, key, answer: DONE }),
    done: () => router.refresh(),
  })
  const wanted = { name, type: company.type, state: company.state }
  return (
    <form className="flex flex-col items-start gap-2" noValidate onSubmit={submit}>
      <p className="text-sm text-muted">Your next choice</p>
      <Button busy={busy} busyLabel="Sending…" type="submit">
        {`File under ${filedName(wanted)}`}
      </Button>
      {nameFindings(wanted).map(({ message }) => (
        <p className="text-sm text-warning" key={message}>
          {message}
        </p>
      ))}
      <FailureNotice failure={failure} focus />
    </form>
  )
}

function Answers({ orderId, service, company }: AnswersProps) {
  const router = useRouter()
  const [name, setName] = useState('')
  const [isHandled, setHandled] = useState(false)
  const path = `/api/orders/${orderId}/rejection`
  const { field, submit, busy, failure } = usePlainForm({
    rules: async () => rejectionInput.options[0],
    values: { choice: 'name', service },
    send: (body, key) => request('POST', path, { body, key, answer: DONE }),
    done: () => router.refresh(),
  })
  const leave = usePlainForm({
    rules: async () => rejectionInput.options[1],
    values: { choice: 'handle', service },
    send: (body, key) => request('POST', path, { body, key, answer: DONE }),
    done: () => {
      setHandled(true)
      router.refresh()
    },
  })
  const wanted = company && { name, type: company.type, state: company.state }
  const filed = wanted && name.trim() ? filedName(wanted) : ''
  return (
    <>
      {company?.names.map((one) => (
        <ReadyName company={company} key={one} name={one} path={path} service={service} />
      ))}
      {company && (
        <form className="flex max-w-140 flex-col gap-3" noValidate onSubmit={submit}>
          <h3 className="text-lg font-semibold">Choose another name</h3>
          <TextField
            autoComplete="off"
            help={filed ? `It will be filed as ${filed}` : 'We add the ending if you leave it out.'}
            label="New name"
            {...field('companyName', { onChange: setName })}
          />
          {wanted &&
            nameFindings(wanted).map(({ message }) => (
              <p className="text-sm text-warning" key={message}>
                {message}
              </p>
            ))}
          <FailureNotice failure={failure} focus />
          <div>
            <Button busy={busy} busyLabel="Sending…" type="submit">
              File under this name
            </Button>
          </div>
        </form>
      )}
      <form className="flex flex-col gap-3" noValidate onSubmit={leave.submit}>
        <FailureNotice failure={leave.failure} focus />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <Button
            busy={leave.busy || isHandled}
            busyLabel="Sending…"
            size="sm"
            type="submit"
            variant="secondary"
          >
            Let us handle it
          </Button>
          <a className="link" href="#questions">
            Ask a question first
          </a>
        </div>
      </form>
    </>
  )
}
