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

type Reporting<Answers extends Person> = {
  readonly answers: Answers
  /** What they want, as far as they have said it. */
  readonly wants: (answers: Answers) => object
  readonly totalMinor: number
  /** The step is shown in which one says who one is. */
  readonly isAsking: boolean
  /** Grows with every change. */
  readonly revision: number
}

/**
 * Tells us of someone on the way as the details are typed, once per change, and when they are
 * complete. Whether it arrives is nothing the customer need care about.
 */
export function useLead<Answers extends Person>(reporting: Reporting<Answers>) {
  const { answers, wants, totalMinor, isAsking, revision } = reporting
  const report = (said: Answers, step: 'personal' | 'payment') => {
    const lead = leadOf(said)
    return lead && { ...lead, ...wants(said), checkout_step: step, total_amount: totalMinor }
  }
  const told = useRef('')
  const latest = useRef(() => report(answers, 'personal'))
  useEffect(() => {
    latest.current = () => report(answers, 'personal')
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

  return {
    leftField: () => tell(latest.current()),
    movedOn: (more: Partial<Answers> = {}) => tell(report({ ...answers, ...more }, 'payment')),
  }
}
