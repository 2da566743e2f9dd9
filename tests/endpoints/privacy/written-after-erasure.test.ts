import { createLocalReq, type PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import type { User } from '@/src/payload-types'
import { storeCustomerUpload } from '@/src/services/documents/store-customer-upload'
import { eraseAccount } from '@/src/services/privacy/erase-account'
import { openTicket } from '@/src/services/support/open-ticket'
import { builder, PASSWORD, PIXEL } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { tablesWith } from '@/tests/support/tables-with'

const payload = await testPayload()

/** What a request that was let in before may still try to write. */
const WRITERS: Readonly<Record<string, (req: PayloadRequest, user: User) => Promise<unknown>>> = {
  'a file': (req) =>
    storeCustomerUpload(req, { file: { name: 'marmoset.png', data: PIXEL }, kind: 'identity' }),
  'a question': (req, user) =>
    openTicket(req, { topic: 'other', subject: 'Marmoset', message: 'Marmoset', user }),
  'a checkout': (req, user) =>
    req.payload.create({
      collection: 'checkoutDrafts',
      data: {
        tokenHash: `hash of ${user.id}`,
        kind: 'formation',
        step: 'package',
        answers: { companyName: 'Marmoset' },
        user: user.id,
        expiresAt: new Date().toISOString(),
      },
      overrideAccess: true, // as the checkout does
      req,
    }),
}

test.each(Object.entries(WRITERS))(
  '%s of an account that was deleted meanwhile is not kept',
  async (_name, write) => {
    const user = await builder(payload)('users')
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
    await eraseAccount(
      await createLocalReq({ user: { ...user, collection: 'users' } }, payload),
      user,
      {
        currentPassword: PASSWORD,
      },
    )

    await expect(write(req, user)).rejects.toMatchObject({ status: 401 })

    expect(await tablesWith(payload, 'marmoset')).toEqual([])
  },
)
