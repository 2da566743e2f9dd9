import type { DraftView, PlaceResult } from '@/src/domain/checkout/checkout-view'
import type { DraftAnswers } from '@/src/domain/checkout/formation-answers'
import type { Step } from '@/src/domain/checkout/steps'
import type { GatewaySlug } from '@/src/domain/payments/payment-status'
import type { Quote } from '@/src/domain/pricing/formation-quote'

/** A call that did not succeed. `code` is the server's own, or `unreachable` when none answered. */
export type ApiFailure = {
  readonly ok: false
  readonly status: number
  readonly code: string
  readonly message: string
  /** To be quoted to support. */
  readonly id: string | null
  /** What the order costs now, where the price was the trouble. */
  readonly quote: Quote | null
}

export type ApiResult<T> = { readonly ok: true; readonly value: T } | ApiFailure

type ErrorAnswer = {
  error?: { code?: string; message?: string; id?: string }
  quote?: Quote
}

const UNREACHABLE: ApiFailure = {
  ok: false,
  status: 0,
  code: 'unreachable',
  message: 'We could not reach the server. Check your connection.',
  id: null,
  quote: null,
}

function request(method: string, path: string, body: unknown): Promise<Response> {
  return fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true, // an answer typed just before leaving still arrives
  })
}

async function send<T>(method: string, path: string, body: unknown): Promise<ApiResult<T>> {
  try {
    const response = await request(method, path, body)
    if (!response.ok) return await failure(response)
    const value: T = await response.json()
    return { ok: true, value }
  } catch {
    return UNREACHABLE
  }
}

async function failure(response: Response): Promise<ApiFailure> {
  const answer: ErrorAnswer = await response.json().catch(() => ({}))
  return {
    ok: false,
    status: response.status,
    code: answer.error?.code ?? 'unexpected',
    message: answer.error?.message ?? 'Something went wrong. Please try again.',
    id: answer.error?.id ?? null,
    quote: answer.quote ?? null,
  }
}

export type DraftInput = { readonly step: Step; readonly answers: DraftAnswers }

/** Keeps the answers on the server; begins a draft where there is none. */
export function saveDraft(input: DraftInput): Promise<ApiResult<{ draft: DraftView }>> {
  return send('PATCH', '/api/checkout/draft', input)
}

type PlaceInput = {
  readonly expectedTotalMinor: number
  readonly gateway: GatewaySlug
  readonly confirmationToken: string
  readonly consent: true
}

/** Places the order and charges. Safe to repeat: the draft is placed once. */
export function placeOrder(input: PlaceInput): Promise<ApiResult<PlaceResult>> {
  return send('POST', '/api/checkout/place', input)
}

export type LeadReport = {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly phone: string
  readonly company_name: string
  readonly selected_package_id: string | null
  readonly selected_state_id: string | null
  readonly checkout_step: Step
  /** In cents. */
  readonly total_amount: number
  readonly source: 'website'
}

/** Tells us of somebody on the way. Whether it arrives is nothing the customer need care about. */
export async function captureLead(report: LeadReport): Promise<void> {
  await request('POST', '/api/leads/capture', report).catch(() => {})
}
