import { randomUUID } from 'node:crypto'

/** Someone invented who forms a company; every one has an email address of their own. */
export type Shopper = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
  readonly companyName: string
  readonly companyPurpose: string
  readonly password: string
}

export function newShopper(changes: Partial<Shopper> = {}): Shopper {
  const mark = randomUUID().slice(0, 8)
  return {
    firstName: 'Ada',
    lastName: 'Byron',
    email: `ada.${mark}@example.com`,
    phone: '+44 20 7946 0958',
    address: '12 St James’s Square',
    city: 'London',
    state: 'Greater London',
    zipCode: 'SW1Y 4JH',
    companyName: `Bright Harbor ${mark}`,
    companyPurpose: 'Sea charts and what belongs to them',
    password: `harbor-${mark}-lantern`,
    ...changes,
  }
}
