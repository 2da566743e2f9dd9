import { describe, expect, test } from 'vitest'

import { ENOUGH_CONTRAST, palettePairs, readableColor } from '@/src/domain/content/brand-palette'
import { brandingInput, goodLinks, socialInput } from '@/src/domain/content/branding-input'

const DEFAULTS = { primary: '#3B82F6', secondary: '#1D4ED8', accent: '#10B981' }

describe('the palette', () => {
  test('of the defaults can be read in both themes', () => {
    const pairs = palettePairs(DEFAULTS)
    expect(pairs).toHaveLength(7)
    expect(pairs.filter(({ ratio }) => ratio < ENOUGH_CONTRAST)).toEqual([])
    expect(pairs[0]).toMatchObject({ label: 'Button', theme: 'light', text: '#FFFFFF' })
  })

  test('says nothing of what is no color', () => {
    expect(palettePairs({ ...DEFAULTS, primary: 'blue' })).toHaveLength(3)
    expect(readableColor('primary', 'blue')).toBe('blue')
  })

  test.each(['#FFFF00', '#00FFFF', '#FF00FF', '#00FF00', '#FFFFFF', '#000000', '#FF8800'])(
    '%s is mended where it has to be',
    (hex) => {
      for (const name of ['primary', 'secondary', 'accent'] as const) {
        const mended = readableColor(name, hex)
        const pairs = palettePairs({ ...DEFAULTS, [name]: mended })
        expect(pairs.filter(({ ratio }) => ratio < ENOUGH_CONTRAST)).toEqual([])
      }
    },
  )
})

test('a change of the brand names what is wrong', () => {
  expect(brandingInput.parse({ primaryColor: '3b82f6', companyEmail: ' A@B.co ' })).toEqual({
    primaryColor: '#3B82F6',
    companyEmail: 'a@b.co',
  })
  const wrong = brandingInput.safeParse({
    primaryColor: 'red',
    companyName: ' ',
    companyLogoUrl: 'javascript:alert(1)',
    companyCountry: 'Narnia',
    textFont: 'constructor',
  })
  const fields = wrong.error?.issues.map(({ path }) => path[0])
  expect(fields?.toSorted()).toEqual([
    'companyCountry',
    'companyLogoUrl',
    'companyName',
    'primaryColor',
    'textFont',
  ])
  expect(brandingInput.safeParse({ passwordMinimum: 1 }).success).toBe(false)
})

test('good links are told from bad ones', () => {
  const sent = socialInput.parse({
    twitterUrl: 'x.com/us',
    facebookUrl: 'https://facebook.com/us',
    linkedinUrl: '',
    youtubeUrl: 'javascript:alert(1)',
  })
  expect(goodLinks(sent)).toEqual({
    good: { facebookUrl: 'https://facebook.com/us', linkedinUrl: '' },
    bad: ['twitterUrl', 'youtubeUrl'],
  })
})
