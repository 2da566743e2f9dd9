import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { chatWidgetOf } from '@/src/domain/content/chat-widget'
import { pageContent } from '@/src/domain/content/page-content'
import { DEFAULT_SETTINGS, type SiteSettings } from '@/src/domain/content/site-settings'
import { Hero } from '@/src/storefront/content/landing/Hero'
import { ContactWays } from '@/src/storefront/support/contact/ContactWays'

type Chat = Pick<SiteSettings, 'chat' | 'chatWidget'>

const WIDGET = chatWidgetOf('<script src="//code.tidio.co/abcdefghijklmnopqrstuvwx.js"></script>')
const ON = { enabled: true, number: '+1 (307) 555-0100', message: 'Hello' }
const OFF: Chat = { chat: { ...ON, enabled: false }, chatWidget: null }
const NUMBERLESS: Chat = { chat: { ...ON, number: ' ' }, chatWidget: null }
const NUMBER: Chat = { chat: ON, chatWidget: null }
const BY_WIDGET: Chat = { ...OFF, chatWidget: WIDGET }

const hero = ({ chat, chatWidget }: Chat) =>
  renderToStaticMarkup(<Hero content={pageContent('/', {})} chat={chat} widget={chatWidget} />)
const ways = (chat: Chat) =>
  renderToStaticMarkup(
    <ContactWays
      content={pageContent('/support', {})}
      settings={{ ...DEFAULT_SETTINGS, ...chat }}
    />,
  )

describe.each([OFF, NUMBERLESS])('while chat is off', (chat) => {
  test('the landing page offers no expert to chat with, and leads to the form', () => {
    expect(hero(chat)).not.toContain('Chat with Expert')
    expect(hero(chat)).toMatch(/href="\/support#message"[^>]*>Contact us</)
  })

  test('the support page names neither chat nor its hours, and leads to the form', () => {
    for (const text of ['Live Chat', '24/7', 'Start a chat']) {
      expect(ways(chat)).not.toContain(text)
    }
    expect(ways(chat)).toContain('Contact Form')
    expect(ways(chat)).toMatch(/href="\/support#message"[^>]*>Write to us</)
  })
})

test('a chat address makes both buttons lead to the chat', () => {
  expect(hero(NUMBER)).toMatch(/href="\/api\/go\/whatsapp"[^>]*>Chat with Expert/)
  expect(ways(NUMBER)).toMatch(/href="\/api\/go\/whatsapp"[^>]*>Start a chat/)
  expect(ways(NUMBER)).toContain('24/7')
})

test('a widget makes both buttons open it, and the landing page prefers the chat address', () => {
  expect(hero(BY_WIDGET)).toMatch(/<button[^>]*>(?:<[^>]*>)*Chat with Expert/)
  expect(ways(BY_WIDGET)).toMatch(/<button[^>]*>(?:<[^>]*>)*Start a chat/)
  expect(ways(BY_WIDGET)).toContain('24/7')
  expect(hero({ ...NUMBER, chatWidget: WIDGET })).toContain('href="/api/go/whatsapp"')
})
