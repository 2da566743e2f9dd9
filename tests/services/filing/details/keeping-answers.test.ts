import { describe, expect, test } from 'vitest'
import { saveDetails } from '@/src/services/filing/details/save-details'
import { WHOLE } from '@/tests/domain/filing/details/details-fixtures'
import { testPayload } from '@/tests/support/database'
import { guestOrder } from '@/tests/support/orders/guest-order'
import { itinAndEin, orderOf, patch, read, rowsOf } from '@/tests/support/orders/service-details'

const payload = await testPayload()

describe('keeping answers', () => {
  test('a guest keeps unfinished ones by the pass, and finds them again', async () => {
    const { id, cookie } = await guestOrder(payload, orderOf('trademark'))
    const half = { markText: 'BLUE', classes: [{ class: '25' }] }

    expect((await patch(id, 'trademark', { answers: half }, { cookie })).status).toBe(200)
    expect(
      (await patch(id, 'trademark', { answers: { ownerKind: 'company' } }, { cookie })).status,
    ).toBe(200)

    expect(await read(id, 'trademark', { cookie })).toMatchObject({
      status: 200,
      body: {
        details: {
          service: 'trademark',
          answers: { ...half, ownerKind: 'company' },
          completedAt: null,
          closed: null,
        },
      },
    })
  })

  test('of many saves at once each is kept, in one row', async () => {
    const { id } = await guestOrder(payload, orderOf('bookkeeping'))
    const answers = Object.entries(WHOLE.bookkeeping).map((pair) => Object.fromEntries([pair]))

    await Promise.all(
      answers.map((one) =>
        saveDetails(payload, id, 'bookkeeping', { action: 'save', answers: one, secrets: {} }),
      ),
    )

    const [row, ...others] = await rowsOf(payload, id)
    expect(others).toEqual([])
    expect(row?.answers).toEqual(WHOLE.bookkeeping)
  })

  test('nonsense is refused by the name of its field', async () => {
    const { id, cookie } = await guestOrder(payload, orderOf('ein'))

    expect(await patch(id, 'ein', { answers: { reason: 'because' } }, { cookie })).toMatchObject({
      status: 422,
      body: { error: { fields: { 'answers.reason': expect.any(String) } } },
    })
    expect(
      await patch(
        id,
        'ein',
        { answers: { taxIdKind: 'ssn' }, secrets: { taxId: '000-12-3456' } },
        { cookie },
      ),
    ).toMatchObject({ status: 422, body: { error: { fields: { taxId: expect.any(String) } } } })
    expect((await patch(id, 'ein', { answers: 5 }, { cookie })).status).toBe(422)
  })

  test('what is known is filled in, and never over an answer', async () => {
    const { id, cookie } = await guestOrder(
      payload,
      orderOf('ein', {
        companyName: 'Blue Heron LLC',
        phone: '+1 307 555 0142',
        address: {
          line: '1 Main St',
          city: 'Cheyenne',
          zipCode: '82001',
          country: 'United States',
        },
      }),
    )
    await patch(id, 'ein', { answers: { phone: '', mailingCity: 'Laramie' } }, { cookie })

    const { body } = await read(id, 'ein', { cookie })

    expect(body).toMatchObject({
      details: {
        answers: {
          legalName: 'Blue Heron LLC',
          partyName: 'Ada Buyer',
          mailingStreet: '1 Main St',
          mailingCity: 'Laramie',
          mailingPostalCode: '82001',
          mailingCountry: 'US',
          phone: '',
        },
      },
    })
  })

  test('what one service of an order was told fills in the next', async () => {
    const { id, cookie } = await guestOrder(payload, orderOf('itin', itinAndEin))
    const { mailingStreet, mailingCity, mailingCountry } = WHOLE.itin
    const answers = { mailingStreet, mailingCity, mailingCountry }

    await patch(id, 'itin', { answers }, { cookie })

    expect(await read(id, 'ein', { cookie })).toMatchObject({ body: { details: { answers } } })
    expect(await rowsOf(payload, id)).toHaveLength(1)
  })
})
