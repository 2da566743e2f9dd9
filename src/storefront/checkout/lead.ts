import { useEffect, useRef } from 'react'

import { request } from '@/src/lib/browser/request'

import { looksLikeEmail } from './formation/step-ready'

type Person = {
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly phone?: string
  readonly mailConsent?: boolean
}

/** Who is on the way; null as long as they have left no name or no address. */
export function leadOf({ email, firstName, lastName, phone, mailConsent }: Person) {
  if (!email || !looksLikeEmail(email) || !firstName?.trim()) return null
  return {
    email: email.trim(),
    first_name: firstName.trim(),
    last_name: lastName?.trim() ?? '',
    phone: phone?.trim() ?? '',
    ...(mailConsent !== undefined && { mail_consent: mailConsent }),
    source: 'website',
  } as const
}

const PAUSE_MS = 1_000

type Reporting = {
  /** What we may say of whoever is typing; null as long as that is nothing. */
  readonly report: () => object | null
  /** The step is shown in which one says who one is. */
  readonly isAsking: boolean
  /** Grows with every change. */
  readonly revision: number
}

/**
 * Tells us of somebody on the way as the details are typed, once per change. Whether it arrives is
 * nothing the customer need care about.
 */
export function useLead({ report, isAsking, revision }: Reporting) {
  const told = useRef('')
  const latest = useRef(report)
  useEffect(() => {
    latest.current = report
  })

  const { current: tell } = useRef((lead: object | null) => {
    const said = JSON.stringify(lead)
    if (!lead || said === told.current) return
    told.current = said
    void request('POST', '/api/leads/capture', { body: lead })
  })

  useEffect(() => {
    if (!isAsking || revision === 0) return
    const timer = setTimeout(() => tell(latest.current()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isAsking, revision, tell])

  return { tell, leftField: () => tell(latest.current()) }
}
