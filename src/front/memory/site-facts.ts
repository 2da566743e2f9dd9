import { z } from 'zod'

import { isOpenOn } from '@/src/domain/careers/opening-view'
import { chatWidgetOf, type WidgetHosts, widgetHosts } from '@/src/domain/content/chat-widget'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
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
  timeZone: z.string(),
  chat: z.string().nullable(),
  methods: z.array(
    z.object({ gateway: z.string(), sandbox: z.boolean(), scriptUrl: z.string().nullable() }),
  ),
})

/** What of the database decides about public addresses. */
type SiteFacts = {
  readonly redirectOf: (path: string) => Redirect | null
  /** Whether people can apply for an opening today. */
  readonly isOpen: (slug: string) => boolean
  readonly chat: WidgetHosts | null
  /** Of the ways to pay that are open. */
  readonly payment: PaymentHosts
}

const FACTS_PATH = '/api/internal/site-facts'

/** Reads what the web process says of them. */
export function readFacts(said: unknown): SiteFacts {
  const { redirects, openings, timeZone, chat, methods } = facts.parse(said)
  const leads = new Map<string, Redirect>()
  for (const [from, to, status] of redirects) if (isSafeTarget(to)) leads.set(from, { to, status })
  const open = new Map(openings.map((opening) => [opening.slug, opening]))
  const widget = chat === null ? null : chatWidgetOf(chat)
  return {
    redirectOf: (path) => leads.get(path) ?? null,
    isOpen: (slug) => {
      const opening = open.get(slug)
      return opening !== undefined && isOpenOn(opening, isoDayIn(new Date(), timeZone))
    },
    chat: widget && widgetHosts(widget),
    payment: paymentHosts(methods),
  }
}

/** So long they are believed while no change would be heard of. */
const UNHEARD_MS = 3_000
/** So long the last ones are waited for longer than they are worth. */
const PATIENCE_MS = 1_000

export type FactsKept = {
  /** @throws when the web process does not answer, and never did */
  readonly read: () => Promise<SiteFacts>
  readonly forget: () => void
}

const after = (ms: number) =>
  new Promise<null>((resolve) => setTimeout(() => resolve(null), ms).unref())

/** The facts as they were read since the last change. */
export function keepFacts(
  askJson: (path: string) => Promise<unknown>,
  isFollowing: () => boolean,
): FactsKept {
  let known: { facts: Promise<SiteFacts>; until: number } | undefined
  let last: SiteFacts | undefined

  async function ask(): Promise<SiteFacts> {
    const asked = askJson(FACTS_PATH).then((said) => {
      last = readFacts(said)
      return last
    })
    // While the database is away pages are not kept, but shown: what was true of them last is enough.
    if (isFollowing() || !last) return asked
    const answered = await Promise.race([asked.catch(() => null), after(PATIENCE_MS)])
    return answered ?? last
  }

  return {
    read: () => {
      if (known && (isFollowing() || known.until > Date.now())) return known.facts
      const asking = { facts: ask(), until: Date.now() + UNHEARD_MS }
      known = asking
      asking.facts.catch(() => {
        if (known === asking) known = undefined
      })
      return asking.facts
    },
    forget: () => {
      known = undefined
    },
  }
}

/** Hears of what changes of the site; answers with what ends it. */
export type FollowSite = (hears: {
  readonly changed: (tags: readonly string[]) => void
  /** Whether every change is heard from now on. */
  readonly setFollowing: (isFollowing: boolean) => void
}) => () => void
