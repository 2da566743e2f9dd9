import type { ReactNode } from 'react'

import { chatUrl } from '@/src/domain/content/chat-link'
import type { ChatSettings } from '@/src/domain/content/site-settings'
import { ButtonLink } from '@/src/storefront/ui/button'
import type { ButtonLook } from '@/src/storefront/ui/button-look'

import { ChatUnavailable } from './ChatUnavailable'

type ChatLinkProps = ButtonLook & { chat: ChatSettings; children: ReactNode }

/** Opens the chat in a new tab, or says that there is none. */
export function ChatLink({ chat, children, ...look }: ChatLinkProps) {
  const url = chatUrl(chat)
  if (!url) return <ChatUnavailable {...look}>{children}</ChatUnavailable>
  return (
    <ButtonLink href={url} target="_blank" rel="noopener" {...look}>
      {children}
    </ButtonLink>
  )
}
