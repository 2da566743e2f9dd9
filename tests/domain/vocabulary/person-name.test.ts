import { expect, test } from 'vitest'

import { signUpInput } from '@/src/domain/accounts/account-input'
import { personalAnswers } from '@/src/domain/checkout/formation-answers'
import { serviceAnswers } from '@/src/domain/checkout/service-answers'

const person = { firstName: 'Sukarno', email: 'sukarno@example.com', country: 'ID' }
const service = { ...person, residence: 'US', packageType: 'basic', businessName: 'Heron' }
const account = { ...person, password: 'correct horse 9 battery', consent: true }

const forms = {
  'the formation checkout': (name: object) => personalAnswers.safeParse({ ...person, ...name }),
  'a service checkout': (name: object) =>
    serviceAnswers('ein', {}).safeParse({ ...service, ...name }),
  'sign-up': (name: object) =>
    signUpInput().safeParse({ ...account, confirmPassword: account.password, ...name }),
} as const

test.each(Object.entries(forms))(
  '%s takes a single name by its check, and no dash',
  (_form, read) => {
    expect(read({ lastName: '', hasOneName: true }).success).toBe(true)
    expect(read({ lastName: 'Moss' }).success).toBe(true)
    for (const lastName of ['', '-', ' . ']) {
      expect(read({ lastName }).error?.issues).toMatchObject([{ path: ['lastName'] }])
    }
  },
)
