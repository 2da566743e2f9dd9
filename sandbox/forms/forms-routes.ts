import { z } from 'zod'
import { makeForm, PLAY_NAMES, PLAYS, SANDBOX_FORMS } from '@/sandbox/forms/make-form'
import { ApiError } from '@/sandbox/payments/http/api-error'
import { page, type Reply } from '@/sandbox/payments/http/reply'
import type { Route } from '@/sandbox/payments/http/router'
import { document, html } from '@/sandbox/payments/pages/html'

const asked = z.object({
  form: z.enum(SANDBOX_FORMS.map(({ key }) => key)),
  play: z.enum(PLAY_NAMES),
})

const file = async (query: URLSearchParams): Promise<Reply> => {
  const input = asked.safeParse(Object.fromEntries(query))
  if (!input.success) throw new ApiError(400, z.prettifyError(input.error))
  const { form, play } = input.data
  return {
    status: 200,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${form}-${play}.pdf"`,
    },
    body: '',
    file: await makeForm(form, play),
  }
}

const row = ({ key, form, revision, title }: (typeof SANDBOX_FORMS)[number]) => html`<tr>
<td>${form}</td><td>${title}</td><td>${revision}</td>
<td><ul>${PLAY_NAMES.map(
  (play) => html`<li><a href="/forms/file?form=${key}&amp;play=${play}">${PLAYS[play]}</a></li>`,
)}</ul></td></tr>`

const formsPage = () =>
  page(
    document(
      'Forms sandbox',
      html`<main class="wide"><p class="badge">Forms sandbox</p><h1>Forms to fill in</h1>
<p class="muted">Files with the names, labels, limits and groups of the official forms. They are not the forms. Save one and load it in the back-office, under Official forms.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Forms"><table>
<thead><tr><th scope="col">Form</th><th scope="col">Title</th><th scope="col">Revision</th><th scope="col">Files</th></tr></thead>
<tbody>${SANDBOX_FORMS.map(row)}</tbody></table></div></main>`,
    ),
  )

/** Blank forms to save and to load in the back-office by hand. */
export const formsRoutes: readonly Route[] = [
  { method: 'GET', path: '/forms', handle: async () => formsPage() },
  { method: 'GET', path: '/forms/file', handle: ({ request }) => file(request.query) },
]
