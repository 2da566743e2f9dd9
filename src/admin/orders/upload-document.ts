import { request } from '@/src/lib/browser/request'
import { wordsOf } from '@/src/lib/browser/result'

/** A large file over a slow line. */
const UPLOAD_MS = 600_000

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
  const result = await request('POST', '/api/documents', { body, timeoutMs: UPLOAD_MS })
  return result.ok ? null : wordsOf(result)
}
