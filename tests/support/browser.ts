import { type Answer, api } from './api'
import { nextSerial } from './builders'

const ORIGIN = 'http://localhost:3000'

/** A browser at a place of its own, which keeps the cookies that the server sets. */
export function browser() {
  const jar = new Map<string, string>()

  function keep(answer: Answer): Answer {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', ...value] = pair.split('=')
      if (/Max-Age=0|Expires=Thu, 01 Jan 1970/.test(line)) jar.delete(name)
      else jar.set(name, value.join('='))
    }
    return answer
  }

  const call = async (method: string, path: string, body?: object): Promise<Answer> =>
    keep(
      await api(method, path, {
        body,
        headers: {
          origin: ORIGIN,
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        },
      }),
    )

  return {
    jar,
    post: (path: string, body: object) => call('POST', path, body),
    /** Anyone who is signed in, by email; null when no one is. */
    whoAmI: async (): Promise<string | null> => {
      const { body } = await call('GET', '/users/me')
      return /"email":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? null
    },
  }
}

/** The sign-up form of someone new. */
export const newcomer = (changes: object = {}) => ({
  firstName: 'Ada',
  lastName: 'Moss',
  email: `newcomer-${nextSerial()}@example.com`,
  password: 'harbor & pine',
  confirmPassword: 'harbor & pine',
  consent: true,
  ...changes,
})
