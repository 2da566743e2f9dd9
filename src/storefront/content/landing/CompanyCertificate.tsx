'use client'

import { useState } from 'react'

import { COMPANY_NAMED, nameWithSuffix } from '@/src/domain/vocabulary/company-name'
import { tabMemory } from '@/src/lib/browser/tab-memory'
import { cx } from '@/src/storefront/ui/cx'
import { TextField } from '@/src/storefront/ui/forms/text-field'

import { Guilloche } from '../../layout/Guilloche'
import { Seal } from './Seal'

type CompanyCertificateProps = {
  label: string
  /** The name shown until one is typed. */
  example: string
}

/** What the customer is buying, bearing the name they type. Enter begins the purchase with it. */
export function CompanyCertificate({ label, example }: CompanyCertificateProps) {
  const [name, setName] = useState('')
  const shown = nameWithSuffix(name) || example

  return (
    <form action="/checkout" className="flex flex-col gap-4">
      <TextField
        label={label}
        name="company"
        value={name}
        onChange={(event) => {
          setName(event.target.value)
          tabMemory.write(COMPANY_NAMED, event.target.value.trim())
        }}
        placeholder={example}
        maxLength={60}
        autoComplete="organization"
        enterKeyHint="go"
      />
      <Certificate name={shown} typed={name.trim() !== ''} />
    </form>
  )
}

function Certificate({ name, typed }: { name: string; typed: boolean }) {
  return (
    <figure className="relative bg-paper px-8 pt-7 pb-7 shadow-float ring-1 ring-border sm:px-12 sm:pt-12 sm:pb-9">
      <Guilloche />
      <div className="relative text-center">
        <p className="text-xs font-semibold tracking-[0.14em] uppercase">State of Wyoming</p>
        <p className="heading mt-1 text-xl">Certificate of Organization</p>
        <p className="mt-3 text-sm text-muted sm:mt-5">It is hereby certified that</p>
        <p
          aria-live="polite"
          className={cx(
            'heading flex min-h-18 items-center sm:min-h-26 justify-center px-2 leading-tight text-balance wrap-anywhere',
            name.length > 34 ? 'text-xl' : 'text-2xl',
            !typed && 'text-muted',
          )}
        >
          {name}
        </p>
        <p className="mx-auto max-w-[38ch] border-t border-paper-line pt-3 text-sm text-muted">
          has filed its Articles of Organization and is a limited liability company under the laws
          of this state.
        </p>
      </div>
      <div className="relative mt-5 flex items-end justify-between gap-4">
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-xs">
          <dt className="text-muted">Document</dt>
          <dd>Articles of Organization</dd>
          <dt className="text-muted">State fee</dt>
          <dd className="tabular-nums">$100.00, at cost</dd>
          <dt className="text-muted">Status</dt>
          <dd>Specimen</dd>
        </dl>
        <Seal
          around="SPECIMEN · NOT A LEGAL DOCUMENT ·"
          word="Filed"
          className="size-22 shrink-0"
        />
      </div>
      <figcaption className="sr-only">
        A sample of the certificate a state issues to a new company.
      </figcaption>
    </figure>
  )
}
