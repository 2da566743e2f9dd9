export type Sent =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly message: string
      readonly fields: Readonly<Record<string, string>>
    }

type Answer = { error?: { message?: string; id?: string; fields?: Record<string, string> } }

/** Sends a form of the affiliate program. `failure` is said when the server gives no reason. */
export async function sendForm(
  form: 'join' | 'payout-details',
  body: object,
  failure: string,
): Promise<Sent> {
  try {
    const response = await fetch(`/api/affiliates/${form}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.ok) return { ok: true }
    const { error }: Answer = await response.json().catch(() => ({}))
    const message = response.status >= 500 ? failure : (error?.message ?? failure)
    return {
      ok: false,
      message: error?.id ? `${message} (${error.id})` : message,
      fields: error?.fields ?? {},
    }
  } catch {
    return { ok: false, message: failure, fields: {} }
  }
}
