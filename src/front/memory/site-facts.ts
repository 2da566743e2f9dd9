import { z } from 'zod'

import { isOpenOn } from '@/src/domain/careers/opening-view'
import { chatWidgetOf, type WidgetHosts, widgetHosts } from '@/src/domain/content/chat-widget'
import { type PaymentHosts, paymentHosts } from '@/src/lib/http/content-security'
import { isSafeTarget, type Redirect } from '@/src/lib/site-facts'

const facts = z.object({
  redirects: z.array(z.tuple([z.string(), z.string(), z.union([z.literal(301), z.literal(302)])])),
  openings: z.array(
    z.object({
      slug: z.string(),
      publishedAt: z.string().nullable(),
      closesAt: z.string().nullable(),
    }),
  ),
  chat: z.string().nullable(),
  methods: z.array(
    z.object({ gateway: z.string(), sandbox: z.boolean(), scriptUrl: z.string().nullable() }),
  ),
})

/** What of the database decides about public addresses. */
export type SiteFacts = {
  readonly redirectOf: (path: string) => Redirect | null
  /** Whether people can apply for an opening today. */
  readonly isOpen: (slug: string) => boolean
  readonly chat: WidgetHosts | null
  /** Of the ways to pay that are open. */
  readonly payment: PaymentHosts
}

export const FACTS_PATH = '/api/internal/site-facts'

/** Reads what the web process says of them. */
export function readFacts(said: unknown): SiteFacts {
  const { redirects, openings, chat, methods } = facts.parse(said)
  const leads = new Map<string, Redirect>()
  for (const [from, to, status] of redirects) if (isSafeTarget(to)) leads.set(from, { to, status })
  const open = new Map(openings.map((opening) => [opening.slug, opening]))
  const widget = chat === null ? null : chatWidgetOf(chat)
  return {
    redirectOf: (path) => leads.get(path) ?? null,
    isOpen: (slug) => {
      const opening = open.get(slug)
      return opening !== undefined && isOpenOn(opening, new Date())
    },
    chat: widget && widgetHosts(widget),
    payment: paymentHosts(methods),
  }
}
