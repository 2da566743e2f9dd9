import { describe, expect, test } from 'vitest'

import { readWhatsAppNews } from '@/src/domain/content/whatsapp/webhook-events'

const OURS = '100000000000001'
const NUMBER = { phoneNumberId: OURS, businessAccountId: '' }
const AT = 1_795_000_000

const delivery = (value: object, phone = OURS) => ({
  object: 'whatsapp_business_account',
  entry: [
    { changes: [{ field: 'messages', value: { metadata: { phone_number_id: phone }, ...value } }] },
  ],
})

const written = (content: object) => ({
  id: 'wamid.1',
  from: '13075550150',
  timestamp: String(AT),
  type: 'text',
  ...content,
})

const bodyOf = (content: object) =>
  readWhatsAppNews(delivery({ messages: [written(content)] }), NUMBER)?.messages[0]?.body

describe('what a customer writes', () => {
  test('is read with number, name and time', () => {
    const contacts = [{ wa_id: '13075550150', profile: { name: 'Maria' } }]
    const messages = [written({ text: { body: ' Hello ' } })]
    expect(readWhatsAppNews(delivery({ contacts, messages }), NUMBER)?.messages).toEqual([
      {
        id: 'wamid.1',
        from: '+13075550150',
        name: 'Maria',
        at: new Date(AT * 1000),
        body: 'Hello',
      },
    ])
  })

  test.each([
    [
      { type: 'image', image: { caption: 'My passport' } },
      '[Picture. It is only in WhatsApp.]\nMy passport',
    ],
    [
      { type: 'document', document: { filename: 'w7.pdf' } },
      '[File: w7.pdf. It is only in WhatsApp.]',
    ],
    [{ type: 'audio' }, '[Voice message. It is only in WhatsApp.]'],
    [{ type: 'reaction', reaction: { emoji: '👍' } }, '[Reaction: 👍]'],
    [{ type: 'location', location: { latitude: 1, longitude: 2 } }, '[Location: 1, 2]'],
    [{ type: 'button', button: { text: 'Yes' } }, 'Yes'],
    [{ type: 'interactive', interactive: { list_reply: { title: 'Billing' } } }, 'Billing'],
    [{ type: 'hologram' }, '[A message of a kind that cannot be shown here]'],
    [{ text: { body: '\u0000 ' } }, '[An empty message]'],
  ])('is put in words: %j', (content, words) => {
    expect(bodyOf(content)).toBe(words)
  })

  test('keeps no half characters, and no more than a ticket takes', () => {
    expect(bodyOf({ text: { body: 'a\ud83d' } })).toBe('a\ufffd')
    expect(bodyOf({ text: { body: 'x'.repeat(20_000) } })).toHaveLength(10_000)
    expect(bodyOf({ text: { body: `${'x'.repeat(9_999)}😀` } })?.isWellFormed()).toBe(true)
  })

  test('does not spoil the rest where one message cannot be read', () => {
    const messages = [null, { id: 'x' }, written({ text: { body: 'Hello' } })]
    expect(readWhatsAppNews(delivery({ messages }), NUMBER)?.messages).toHaveLength(1)
  })
})

describe('what WhatsApp tells', () => {
  test('of a message carries our name for it and the reason', () => {
    const errors = [{ code: 131026, title: 'Undeliverable', error_data: { details: 'No account' } }]
    const statuses = [
      { id: 'wamid.2', status: 'failed', timestamp: AT, biz_opaque_callback_data: 'ours', errors },
      { id: 'wamid.3', status: 'warned', timestamp: AT },
    ]
    expect(readWhatsAppNews(delivery({ statuses }), NUMBER)?.statuses).toEqual([
      {
        id: 'wamid.2',
        reference: 'ours',
        status: 'failed',
        at: new Date(AT * 1000).toISOString(),
        reason: '131026 No account',
      },
    ])
  })

  test('of another number is none of ours, and what is no event is none', () => {
    const messages = [written({ text: { body: 'Hello' } })]
    expect(readWhatsAppNews(delivery({ messages }, '2'), NUMBER)).toEqual({
      messages: [],
      statuses: [],
    })
    expect(readWhatsAppNews({ object: 'page', entry: [] }, NUMBER)).toBeNull()
    expect(readWhatsAppNews(null, NUMBER)).toBeNull()
  })

  test('at a time that cannot be is told without one', () => {
    const statuses = [{ id: 'wamid.2', status: 'read', timestamp: '99999999999999' }]
    expect(readWhatsAppNews(delivery({ statuses }), NUMBER)?.statuses[0]?.at).toBe('')
  })

  test('of another business account is left out, and staff are told', () => {
    const messages = [written({ text: { body: 'Hello' } })]
    const from = (id?: string) => {
      const [entry] = delivery({ messages }).entry
      const body = { object: 'whatsapp_business_account', entry: [{ ...entry, id }] }
      return readWhatsAppNews(body, { ...NUMBER, businessAccountId: '77' })
    }
    expect(from('77')?.messages).toHaveLength(1)
    expect(from('77')?.problem).toBeUndefined()
    expect(from('78')).toMatchObject({ messages: [], problem: expect.stringContaining('78') })
    expect(from()).toMatchObject({ messages: [], problem: expect.stringContaining('account') })
  })

  test('that someone left a number is no message of theirs, and other words of its own are nothing', () => {
    const system = (type: string) =>
      readWhatsAppNews(
        delivery({ messages: [written({ type: 'system', system: { type } })] }),
        NUMBER,
      )?.messages
    expect(system('user_changed_number')).toMatchObject([{ from: '+13075550150', hasLeft: true }])
    expect(system('customer_identity_changed')).toEqual([])
  })

  test('of a message without a number is told to staff', () => {
    const messages = [written({ from: undefined })]
    expect(readWhatsAppNews(delivery({ messages }), NUMBER)).toMatchObject({
      messages: [],
      problem: expect.stringContaining('could not be read'),
    })
  })
})
