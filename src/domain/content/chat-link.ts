import type { ChatSettings, SiteSettings } from './site-settings'

/** Where the buttons of the site lead: clicks are counted there, and sent on to the chat. */
export const CHAT_LINK = '/api/go/whatsapp'

/** Opens a chat with the message filled in; null when chat is off or has no number. */
export function chatUrl(chat: ChatSettings): string | null {
  const digits = chat.number.replace(/\D/g, '')
  if (!chat.enabled || digits === '') return null
  return `https://wa.me/${digits}?text=${encodeURIComponent(chat.message)}`
}

/** Whether visitors can chat: by a provider's widget, or by the chat that staff have set. */
export const offersChat = ({ chat, chatWidget }: Pick<SiteSettings, 'chat' | 'chatWidget'>) =>
  chatWidget !== null || chatUrl(chat) !== null
