import type { ReactNode } from 'react'
import { CHAT_LINK, chatUrl } from '@/src/domain/content/chat-link'
import type { ChatWidget } from '@/src/domain/content/chat-widget'
import type { ChatSettings } from '@/src/domain/content/site-settings'
import { WidgetButton } from '@/src/storefront/layout/chat/WidgetButton'
import type { ButtonLook } from '@/src/storefront/ui/button-look'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'

type ChatLinkProps = ButtonLook & {
  chat: ChatSettings
  /** Opened rather than the chat in another tab, where it is given. */
  widget: ChatWidget | null
  /** What the button says while there is no chat: it leads to the support form then. */
  off: ReactNode
  children: ReactNode
}

/** Opens the chat widget, or the chat in a new tab, or leads to the support form. */
export function ChatLink({ chat, widget, off, children, ...look }: ChatLinkProps) {
  if (widget) {
    return (
      <WidgetButton widget={widget} {...look}>
        {children}
      </WidgetButton>
    )
  }
  if (!chatUrl(chat)) {
    return (
      <ButtonLink href="/support#message" {...look}>
        {off}
      </ButtonLink>
    )
  }
  return (
    <ButtonLink href={CHAT_LINK} prefetch={false} target="_blank" rel="noopener" {...look}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </ButtonLink>
  )
}
