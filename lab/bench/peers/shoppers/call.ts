type Headers = Readonly<Record<string, string>>

/** @throws where it is refused, with what was said */
async function answerOf(url: string, init: RequestInit) {
  const answer = await fetch(url, init)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 500)}`)
  const read: unknown = JSON.parse(text)
  return { read, headers: answer.headers }
}

/** Sends JSON; gives the JSON of the answer and its headers. */
export const post = (url: string, body: object, headers: Headers = {}) =>
  answerOf(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** Gives the JSON of an answer. */
export const get = async (url: string, headers: Headers = {}) =>
  (await answerOf(url, { headers })).read
