import { expect, test } from 'vitest'

import { chatWidgetOf } from '@/src/domain/content/chat-widget'

const KEY = 'a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6'

test.each([
  [`<script src="//code.tidio.co/${KEY}.js" async></script>`, `https://code.tidio.co/${KEY}.js`],
  [`https://code.tidio.co/${KEY}.js`, `https://code.tidio.co/${KEY}.js`],
  [
    `<script>(function(){var s1=document.createElement("script");s1.src='https://embed.tawk.to/0123456789abcdef01234567/1abcdef';})();</script>`,
    'https://embed.tawk.to/0123456789abcdef01234567/1abcdef',
  ],
])('the script of a known provider is found in %s', (code, scriptUrl) => {
  expect(chatWidgetOf(code)?.scriptUrl).toBe(scriptUrl)
})

test.each([
  '',
  '<script>alert(1)</script>',
  '<script src="https://evil.example/code.tidio.co/a.js"></script>',
  `<script src="https://code.tidio.co.evil.example/${KEY}.js"></script>`,
  `<script src="http://code.tidio.co/${KEY}.js"></script>`,
  `<script src="https://user@evil.example/${KEY}.js"></script>`,
  'https://code.tidio.co/../x.js',
])('nothing is loaded from %s', (code) => {
  expect(chatWidgetOf(code)).toBeNull()
})
