/** Providers whose script we recognise, each by its own host and the shape of its addresses. */
const PROVIDERS = [
  { name: 'Tidio', address: /^https:\/\/code\.tidio\.co\/[a-z0-9]{20,64}\.js$/i },
  { name: 'Tawk.to', address: /^https:\/\/embed\.tawk\.to\/[a-f0-9]{24}\/[a-z0-9]{5,30}$/i },
] as const

export type ChatWidget = {
  readonly provider: (typeof PROVIDERS)[number]['name']
  /** The one script that is loaded; nothing else of what was pasted is. */
  readonly scriptUrl: string
}

const ADDRESSES = /(?:https?:)?\/\/[^\s"'<>]+/g

/**
 * The chat widget in an embed code that staff pasted; null when no recognised provider's script is
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
