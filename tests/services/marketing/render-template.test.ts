import { execFileSync } from 'node:child_process'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { SAMPLE_VALUES, type TemplateValues } from '@/src/domain/marketing/template-variables'
import { checkTemplate, renderTemplate } from '@/src/services/marketing/rendering/render-template'

const render = (content: string, values: TemplateValues = SAMPLE_VALUES, subject = 'Hello') =>
  renderTemplate({ subject, content }, values)

async function mailOf(content: string, values?: TemplateValues, subject?: string) {
  const result = await render(content, values, subject)
  if (!result.ok) throw new Error(result.problem.words)
  return result.mail
}

async function problemWith(content: string, values?: TemplateValues, subject?: string) {
  const result = await render(content, values, subject)
  return result.ok ? null : result.problem
}

describe('a template', () => {
  test('becomes a subject, a page with its styles inline, and plain text', async () => {
    const { subject, html, text } = await mailOf(
      '<style>p { color: red }</style><p>Hi {{ first_name }}</p><a href="{{ checkout_url }}">Go on</a>',
      SAMPLE_VALUES,
      '{{ first_name }},\r\nBcc: all@example.com',
    )

    expect(subject).toBe('Jordan, Bcc: all@example.com')
    expect(html).toContain('<p style="color: red;">Hi Jordan</p>')
    expect(text).toBe('Hi Jordan\n\nGo on [https://example.com/checkout]')
  })

  test('takes the default for what is not known, in conditions too', async () => {
    const { text } = await mailOf(
      'Hi {{ first_name | default: "there" }}{% if company_name %} of {{ company_name }}{% endif %}',
      {},
    )

    expect(text).toBe('Hi there')
  })

  test('names a variable that is missing, and where', async () => {
    expect(await problemWith('<p>Hi</p>\n<p>{{ last_name }}</p>', {})).toMatchObject({
      kind: 'missing',
      variable: 'last_name',
      place: 'content',
      line: 2,
    })
  })

  test('is refused for a variable that does not exist, before it is sent', async () => {
    expect(await checkTemplate({ subject: '{{ frist_name }}', content: 'A' })).toMatchObject({
      kind: 'unknown',
      variable: 'frist_name',
      place: 'subject',
    })
  })

  test.each([
    '{% include "package.json" %}',
    "{% render '/etc/passwd' %}",
    '{% layout "package.json" %}',
    '{% block a %}{% endblock %}',
    '{% raw %}{{ first_name }}{% endraw %}',
    '{{ first_name | raw }}',
    '{% if first_name',
    '{{ first_name | nothing }}',
  ])('is refused for %s', async (content) => {
    expect(await problemWith(content)).toMatchObject({ kind: 'syntax' })
  })

  test.each([
    '{{ __proto__ }}',
    '{{ constructor }}',
    '{{ first_name.constructor }}',
    '{{ first_name.constructor.constructor }}',
    '{{ process.env.PAYLOAD_SECRET }}',
    '{{ first_name["__proto__"] }}',
  ])('reaches nothing but its variables with %s', async (content) => {
    expect(await problemWith(content)).not.toBeNull()
  })

  test.each([
    '{% for a in (1..100000000) %}x{% endfor %}',
    '{% for i in (1..10000000) %}{% increment v %}{% endfor %}',
    '{% for i in (1000000000..1) %}{% endfor %}{% for i in (1..900000000) %}x{% endfor %}',
    '{% for a in (1..2000) %}{% for b in (1..2000) %}{% for c in (1..2000) %}{% endfor %}{% endfor %}{% endfor %}',
    '{% assign x = "aaaaaaaaaa" %}{% for i in (1..40) %}{% assign x = x | append: x %}{% endfor %}{{ x }}',
    `{{ "${'a'.repeat(40)}!" | split: "" | join: "," | replace: ",", ",,,,,,,,,," }}${'{% for i in (1..500) %}{% for j in (1..500) %}{{ i | times: j | append: "aaaaaaaaaaaaaaaaaaaa" }}{% endfor %}{% endfor %}'.repeat(20)}`,
  ])('that runs without end is ended in time, and the next one is filled in', async (content) => {
    const problem = await problemWith(content)

    expect(['limit', 'busy']).toContain(problem?.kind) // a busy machine gives it less of its time
    expect((await mailOf('{{ first_name }}')).text).toBe('Jordan')
  })

  test.each([
    ['3,000 nested elements', `${'<div>'.repeat(3000)}a${'</div>'.repeat(3000)}`],
    ['nesting that a loop makes', '{% for i in (1..3000) %}<div>{% endfor %}'],
    [
      '80 kB of selectors',
      `<style>${'.a b,'.repeat(16_000)}p{color:red}</style>${'<p>a</p>'.repeat(400)}`,
    ],
    [
      'more text than a mail program shows',
      '{% for i in (1..9999) %}{{ i }} is a long line of a mail that has no end at all, and goes on and on {% endfor %}',
    ],
  ])('is refused in words for %s, while the program goes on', async (_name, content) => {
    await mailOf('a') // the process has started
    const before = process.cpuUsage()
    let problem = await problemWith(content)
    const { user, system } = process.cpuUsage(before)
    while (problem?.kind === 'busy') problem = await problemWith(content) // it got less than its time

    expect(problem).toMatchObject({
      kind: 'limit',
      words: expect.stringMatching(/^Make the content simpler: /),
    })
    expect((user + system) / 1000).toBeLessThan(200) // it is computed elsewhere
  })

  test('that the machine has no time for is to be tried again, and is not at fault', async () => {
    await mailOf('a')
    const [pid = ''] = execFileSync('pgrep', ['-P', String(process.pid), '-f', 'template-child'])
      .toString()
      .split('\n')
    process.kill(Number(pid), 'SIGSTOP')

    expect(await problemWith('Hello')).toMatchObject({ kind: 'busy' })
    expect((await mailOf('Hello')).text).toBe('Hello')
  })

  test('over 100 kB is refused', async () => {
    expect(await problemWith('a'.repeat(100_001))).not.toBeNull()
  })

  test('keeps nothing that acts', async () => {
    const { html } = await mailOf(
      '<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">a</a><form action="https://evil.example"><input></form><iframe src="https://evil.example"></iframe><style>@import url(https://evil.example/a.css);</style><svg onload=alert(1)>',
    )

    expect(html).not.toMatch(/script|onerror|<form|<input|<iframe|<svg|@import|evil/i)
  })
})

test('whatever people typed stays text in the mail, and one line in the subject', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ maxLength: 80 }),
        fc.constantFrom(
          '<script>alert(1)</script>',
          '"><img src=x onerror=alert(1)>',
          '{{ checkout_url }}',
          '{% raw %}',
          'A\r\nBcc: all@example.com',
          '=cmd()',
          '\u202eevil',
        ),
      ),
      async (typed) => {
        const values = { ...SAMPLE_VALUES, first_name: typed }
        const { subject, html } = await mailOf(
          '<p title="{{ first_name }}">{{ first_name }}</p>',
          values,
          'Hi {{ first_name }}',
        )

        expect(subject).not.toMatch(/[\r\n\0]/)
        expect(html.replace(/title="[^"]*"/, '')).not.toMatch(/<script|<img|onerror=[^<]*>/i)
        expect(html.match(/<p[\s>]/g)).toHaveLength(1)
      },
    ),
    { numRuns: 200 },
  )
})

test('a mail fits a phone: pictures, tables and long words are never wider than its screen', async () => {
  const { html } = await mailOf('<img src="https://x.test/a.png" width="600"><pre>a</pre>')

  expect(html).toMatch(/<style>img\{max-width:100%;height:auto\}.*<\/style><\/head>/)
  expect(html).toMatch(/<body style="[^"]*overflow-wrap:anywhere"/)
})
