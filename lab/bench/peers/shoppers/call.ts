/** Sends JSON and reads the JSON of the answer. @throws where it is refused, with what was said */
export async function post(url: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 500)}`)
  const read: unknown = JSON.parse(text)
  return { read, headers: answer.headers }
}
