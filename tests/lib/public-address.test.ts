import { expect, test } from 'vitest'

import { addressesOf, isPublicAddress, PrivateHost } from '@/src/lib/http/public-address'

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '2001:db8::1',
  '2001::1',
  '2002:7f00:1::',
  'localhost',
  '',
])('%j is not on the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '192.169.0.1', '100.128.0.1', '2606:4700::1111'])(
  '%s is',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

const privateAllowed = false
const leadingTo = (...addresses: string[]) => ({ privateAllowed, resolve: async () => addresses })

test('a name is refused when any of its addresses is private', async () => {
  const mixed = addressesOf('mail.example.com', leadingTo('8.8.8.8', '127.0.0.1'))

  await expect(mixed).rejects.toThrow(PrivateHost)
  await expect(mixed).rejects.toThrow('ALLOW_PRIVATE_MAIL_HOSTS=true')
})

test('a name is answered with the addresses to connect to', async () => {
  expect(await addressesOf('mail.example.com', leadingTo('8.8.8.8'))).toEqual(['8.8.8.8'])
  await expect(addressesOf('mail.example.com', leadingTo())).rejects.toThrow('No address')
})

test.each(['127.0.0.1', '[::1]', '::1', '169.254.169.254'])(
  'the address %s is refused without asking anybody',
  async (host) => {
    await expect(addressesOf(host, { privateAllowed })).rejects.toThrow(PrivateHost)
  },
)

test.each(['2130706433', '0x7f000001', '127.1', '017700000001'])(
  '%s, which the system reads as this machine, is refused',
  async (host) => {
    await expect(addressesOf(host, { privateAllowed })).rejects.toThrow()
  },
)

test('an operator may allow them', async () => {
  expect(await addressesOf('127.0.0.1', { privateAllowed: true })).toEqual(['127.0.0.1'])
})
