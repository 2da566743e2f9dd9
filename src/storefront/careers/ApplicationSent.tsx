'use client'

import { useEffect, useRef } from 'react'

/** The application has arrived, and what comes next. */
export function ApplicationSent({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), []) // the button that was pressed is gone
  return (
    <div className="rounded-ui border border-border bg-raised p-6 sm:p-8">
      <h3 className="text-lg font-semibold focus:outline-none" ref={heading} tabIndex={-1}>
        We got your application
      </h3>
      <p className="mt-2 max-w-[52ch] text-muted">
        Thank you for applying for {title}. We emailed you a confirmation and will write to you at
        the same address.
      </p>
    </div>
  )
}
