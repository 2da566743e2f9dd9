import { z } from 'zod'

const failure = z.object({
  error: z.object({ message: z.string() }).optional(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        data: z.object({ errors: z.array(z.object({ message: z.string() })).optional() }).nullish(),
      }),
    )
    .optional(),
})

/** The server's own words for a refusal, whoever of its parts spoke them. */
function wordsOf(body: unknown): string {
  const { data } = failure.safeParse(body)
  const first = data?.errors?.[0]
  return (
    data?.error?.message ?? first?.data?.errors?.[0]?.message ?? first?.message ?? 'Unknown error'
  )
}

type Owner = { readonly order: string; readonly user: string | null }

/** Stores what an upload form holds as a document of an order. Says why not, or null when it is done. */
export async function uploadDocument(form: FormData, owner: Owner): Promise<string | null> {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
  }
  const document = { name: text('name'), type: text('type'), fileUrl: text('fileUrl'), ...owner }
  const body = new FormData()
  body.set('_payload', JSON.stringify(document))
  const file = form.get('file')
  if (file instanceof File && file.size > 0) body.set('file', file)
  try {
    const response = await fetch('/api/documents', {
      method: 'POST',
      credentials: 'same-origin',
      body,
    })
    return response.ok ? null : wordsOf(await response.json().catch(() => null))
  } catch {
    return 'The server could not be reached. Check your connection and try again.'
  }
}
