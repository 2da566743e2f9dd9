import { Mail, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'

import { offersChat } from '@/src/domain/content/chat-link'
import type { PageContent } from '@/src/domain/content/page-content'
import type { SiteSettings } from '@/src/domain/content/site-settings'
import { ChatLink } from '@/src/storefront/layout/chat/ChatLink'

type ContactWaysProps = { content: PageContent<'/support'>; settings: SiteSettings }

/** Chat, or our form while chat is off; phone and email; each with when it is answered. */
export function ContactWays({ content, settings }: ContactWaysProps) {
  const isChat = offersChat(settings)
  return (
    <ul className="grid gap-y-6 md:grid-cols-3 md:divide-x md:divide-border">
      <Way
        icon={<MessageCircle aria-hidden className="size-5 text-muted" />}
        title={content.text(isChat ? 'support.chatTitle' : 'support.chatOffTitle')}
        when={content.text(isChat ? 'support.chatHours' : 'support.emailHours')}
      >
        <ChatLink
          chat={settings.chat}
          widget={settings.chatWidget}
          off="Write to us"
          variant="secondary"
          size="sm"
        >
          Start a chat
        </ChatLink>
      </Way>
      <Way
        icon={<Phone aria-hidden className="size-5 text-muted" />}
        title={content.text('support.phoneTitle')}
        when={settings.supportHours}
      >
        {settings.phone ? (
          <a className="link" href={`tel:${settings.phone.replace(/[^\d+]/g, '')}`}>
            {settings.phone}
          </a>
        ) : (
          <span className="text-muted">Write to us and we’ll call you back</span>
        )}
      </Way>
      <Way
        icon={<Mail aria-hidden className="size-5 text-muted" />}
        title={content.text('support.emailTitle')}
        when={content.text('support.emailHours')}
      >
        <a className="link wrap-anywhere" href={`mailto:${settings.email}`}>
          {settings.email}
        </a>
      </Way>
    </ul>
  )
}

function Way(props: { icon: ReactNode; title: string; when: string; children: ReactNode }) {
  return (
    <li className="flex flex-col items-start gap-1 md:px-8 md:first:pl-0">
      <h2 className="flex items-center gap-2.5 font-semibold">
        {props.icon}
        {props.title}
      </h2>
      <p className="text-sm text-muted">{props.when}</p>
      <div className="mt-2 flex min-h-9 items-center">{props.children}</div>
    </li>
  )
}
