import type { Answer, Asked } from '@/src/front/exchange'
import { BARE_POLICY } from '@/src/front/outward-headers'
import type { Refusal } from '@/src/front/refusal'
import { REQUEST_ID_HEADER } from '@/src/lib/http/front-headers'

const STYLE = `
:root{color-scheme:light dark;--ink:#14213d;--soft:#55607a;--paper:#f7f8fb;--card:#fff;--line:#e3e7ef;--blue:#2456d6}
@media(prefers-color-scheme:dark){:root{--ink:#eef1f8;--soft:#a9b3c9;--paper:#0e1424;--card:#161e33;--line:#28324d;--blue:#8fb0ff}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--paper);color:var(--ink);
font:17px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{width:100%;max-width:440px;padding:36px;background:var(--card);border:1px solid var(--line);border-radius:16px}
h1{margin:0 0 10px;font-size:25px;line-height:1.25;letter-spacing:-.01em}
p{margin:0;color:var(--soft)}
a{display:inline-block;margin-top:24px;color:var(--blue);font-weight:600}
.bar{height:3px;margin-top:28px;border-radius:3px;background:var(--line);overflow:hidden}
.bar i{display:block;width:34%;height:100%;background:var(--blue);animation:go 1.8s ease-in-out infinite alternate}
@keyframes go{to{transform:translateX(194%)}}
@media(prefers-reduced-motion:reduce){.bar i{animation:none}}
`

type Words = { readonly title: string; readonly text: string }

const AWAY: Words = {
  title: 'We’ll be right back',
  text: 'The site is restarting. Everything you saved is safe. This page reloads every few seconds.',
}

const WORDS: Readonly<Record<number, Words>> = {
  400: {
    title: 'That address doesn’t work',
    text: 'The link may be cut off or mistyped. Check it and try again.',
  },
  413: {
    title: 'That was too large',
    text: 'Go back and send a smaller file or less text.',
  },
  421: {
    title: 'Wrong address',
    text: 'This server is not set up for that address.',
  },
  504: {
    title: 'This took too long',
    text: 'Please go back and try again. If you were paying, check your order first.',
  },
}

const isRepeatable = (method: string) => method === 'GET' || method === 'HEAD'

/** A page that stands on its own: nothing behind the front may be needed to show it. */
function refusalPage({ status, message }: Refusal, method: string): string {
  const isAway = status === 503
  const { title, text } = isAway
    ? AWAY
    : (WORDS[status] ?? { title: 'That didn’t work', text: message })
  const again = isAway && isRepeatable(method)
  const words = isAway && !again ? 'The site is restarting. Please go back and try again.' : text
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${again ? '<meta http-equiv="refresh" content="5">\n' : ''}<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p role="status">${words}</p>
${again ? '<div class="bar" aria-hidden="true"><i></i></div>' : status === 421 ? '' : '<a href="/">Go to the home page</a>'}
</main>
</body>
</html>
`
}

const COMMON = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': BARE_POLICY,
}

/** A person looks at it: a page was asked for, not data. */
function isForPerson({ url, raw }: Asked): boolean {
  return !url.startsWith('/api/') && (raw.headers.accept ?? '').includes('text/html')
}

/** Answers a request at the front: people get a page, programs our error shape. */
export function answerRefusal(request: Asked, reply: Answer, refusal: Refusal): void {
  const { status, code, message, headers = {}, closes } = refusal
  for (const name of Object.keys(reply.getHeaders())) {
    if (name !== REQUEST_ID_HEADER) reply.removeHeader(name)
  }
  reply.code(status)
  for (const [name, value] of Object.entries({ ...COMMON, ...headers })) reply.header(name, value)
  if (closes) reply.header('connection', 'close')
  const isPage = isForPerson(request)
  reply.header('content-type', `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`)
  reply.send(
    isPage ? refusalPage(refusal, request.method) : JSON.stringify({ error: { code, message } }),
  )
}
