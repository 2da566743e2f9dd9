/** Where a provider's script brings the rest of its widget from. */
export type WidgetHosts = {
  /** Scripts, frames, styles, fonts, pictures and sounds. */
  readonly parts: readonly string[]
  /** What it talks to while someone chats. */
  readonly talk: readonly string[]
  /** More pictures: what is sent in a chat, and symbols in its text. */
  readonly pictures: readonly string[]
}

type Provider = {
  readonly name: string
  readonly address: RegExp
  readonly hosts: WidgetHosts
}

/** Providers whose script we recognize, each by its own host and the shape of its addresses. */
const PROVIDERS = [
  {
    name: 'Tidio',
    address: /^https:\/\/code\.tidio\.co\/[a-z0-9]{20,64}\.js$/i,
    hosts: {
      parts: ['https://code.tidio.co', 'https://*.tidiochat.com'],
      talk: ['https://*.tidio.co', 'wss://*.tidio.co', 'https://*.tidiochat.com'],
      pictures: ['https://*.tidio.co', 'https://tidio-images-messenger.s3.amazonaws.com'],
    },
  },
  {
    name: 'Tawk.to',
    address: /^https:\/\/embed\.tawk\.to\/[a-f0-9]{24}\/[a-z0-9]{5,30}$/i,
    hosts: {
      parts: ['https://*.tawk.to'],
      talk: ['https://*.tawk.to', 'wss://*.tawk.to'],
      pictures: ['https://tawk.link', 'https://cdn.jsdelivr.net'],
    },
  },
] as const satisfies readonly Provider[]

export type ChatWidget = {
  readonly provider: (typeof PROVIDERS)[number]['name']
  /** The one script that is loaded; nothing else of what was pasted is. */
  readonly scriptUrl: string
}

const ADDRESSES = /(?:https?:)?\/\/[^\s"'<>]+/g

/**
 * The chat widget in an embed code that staff pasted; null when no recognized provider's script is
 * in it.
 */
export function chatWidgetOf(embedCode: string): ChatWidget | null {
  for (const found of embedCode.match(ADDRESSES) ?? []) {
    const scriptUrl = found.startsWith('//') ? `https:${found}` : found
    const provider = PROVIDERS.find(({ address }) => address.test(scriptUrl))
    if (provider) return { provider: provider.name, scriptUrl }
  }
  return null
}

export function widgetHosts(widget: ChatWidget): WidgetHosts | null {
  return PROVIDERS.find(({ name }) => name === widget.provider)?.hosts ?? null
}
