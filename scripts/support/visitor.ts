import { env } from '@/src/lib/env'

/** A browser's cookies and an address of its own: what it sends with each request, and keeps of the answer. */
export function visitor(index: number) {
  const jar = new Map<string, string>()
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
  return {
    headers: () => ({
      origin: env.SITE_URL,
      'content-type': 'application/json',
      'x-forwarded-for': address,
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    }),
    keep: ({ headers }: Response) => {
      for (const line of headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (/max-age=0/i.test(line)) jar.delete(name)
        else jar.set(name, value)
      }
    },
  }
}
