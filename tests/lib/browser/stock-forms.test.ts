import { afterEach, expect, test, vi } from 'vitest'

import { FACTOR_LABELS } from '@/src/domain/accounts/two-factor/factor-input'
import { onFactorNeeded } from '@/src/lib/browser/factor-gate'
import { askingForFactor } from '@/src/lib/browser/stock-forms'

const REFUSED = { errors: [{ message: FACTOR_LABELS }] }
const ID = '0b9c1c5e-8c44-4f7e-9d0a-3f1f0f6f2a11'

let forget = () => {}
afterEach(() => forget())

/** A page whose form is refused until the factor is shown. */
function page(shows: boolean, first: object = REFUSED) {
  const asked = vi.fn(async () => shows)
  forget = onFactorNeeded(asked)
  const sent = vi
    .fn<typeof fetch>()
    .mockResolvedValueOnce(Response.json(first, { status: 403 }))
    .mockResolvedValue(Response.json({ message: 'Updated' }))
  return { asked, sent, send: askingForFactor(sent) }
}

test.each(['/api/globals/privateSettings?depth=0', `/api/users/${ID}`, '/api/rolePermissions'])(
  'what %s refuses for want of a factor is sent again once that is shown',
  async (path) => {
    const { sent, send } = page(true)
    const form = { method: 'POST', body: '{"smtpPort":2525}' }

    expect((await send(path, form)).status).toBe(200)
    expect(sent.mock.calls).toEqual([
      [path, form],
      [path, form],
    ])
  },
)

test('whoever would rather not is told so by the form itself, which can be sent again', async () => {
  const { sent, send } = page(false)

  await expect(send(`/api/users/${ID}`)).rejects.toThrow(FACTOR_LABELS)
  expect(sent).toHaveBeenCalledOnce()
})

test.each([
  ['another refusal', `/api/users/${ID}`, { errors: [{ message: 'Forbidden' }] }],
  ['one of our own addresses, which asks by itself', '/api/users/invite', REFUSED],
  ['another site', 'https://elsewhere.example/x', REFUSED],
])('%s is handed on as it is', async (_, path, first) => {
  const { asked, send } = page(true, first)

  expect((await send(path)).status).toBe(403)
  expect(asked).not.toHaveBeenCalled()
})
