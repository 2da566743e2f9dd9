import { badRequest } from '@/sandbox/payments/stripe/errors'

const KEY = /^([a-z0-9_]+)((?:\[[A-Za-z0-9_]*\])*)$/
const MAX_FIELDS = 200

function put(into: Map<string, unknown>, path: readonly string[], value: string): void {
  const [head = '', ...rest] = path
  const key = head === '' ? String(into.size) : head
  if (rest.length === 0) {
    into.set(key, value)
    return
  }
  const found = into.get(key)
  const child: Map<string, unknown> = found instanceof Map ? found : new Map()
  into.set(key, child)
  put(child, rest, value)
}

function plain(map: Map<unknown, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    [...map].map(([key, value]) => [String(key), value instanceof Map ? plain(value) : value]),
  )
}

/**
 * A form-encoded body as Stripe reads one: `metadata[order_id]=1` is `{ metadata: { order_id: '1' } }`,
 * and `expand[]=latest_charge` is `{ expand: { 0: 'latest_charge' } }`.
 */
export function parseForm(text: string): Record<string, unknown> {
  const form = new Map<string, unknown>()
  const fields = [...new URLSearchParams(text)]
  if (fields.length > MAX_FIELDS) throw badRequest('Too many parameters.')
  for (const [name, value] of fields) {
    const [, head, brackets = ''] = KEY.exec(name) ?? []
    if (!head || name.includes('__proto__')) throw badRequest(`Invalid parameter: ${name}`, name)
    const path = [head, ...[...brackets.matchAll(/\[([^\]]*)\]/g)].map(([, key = '']) => key)]
    if (path.length > 6) throw badRequest(`Invalid parameter: ${head}`, head)
    put(form, path, value)
  }
  return plain(form)
}
