import fc from 'fast-check'
import { expect, test } from 'vitest'

import { breakdownIn, valueName } from '@/src/admin/analytics/geo/breakdowns'
import { worldShapes } from '@/src/admin/analytics/geo/world-shapes'
import { stepOf, stepRange, stepsFor } from '@/src/domain/analytics/traffic/figures'

test('the world is drawn once, each country with a shape, and nearly all with their code', () => {
  const shapes = worldShapes()
  expect(worldShapes()).toBe(shapes)
  expect(shapes.length).toBeGreaterThan(170)
  expect(shapes.every(({ path }) => path.startsWith('M'))).toBe(true)
  const codes = new Map(shapes.map(({ code, name }) => [name, code]))
  expect(codes.get('United States of America')).toBe('US')
  expect(codes.get('Germany')).toBe('DE')
  expect(shapes.filter(({ code }) => code === null)).toHaveLength(3)
  expect(shapes.reduce((sum, { path }) => sum + path.length, 0)).toBeLessThan(120_000)
})

test('every value has one shade, more is never lighter, and the legend says where it stands', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000_000), { maxLength: 60 }), (values) => {
      const steps = stepsFor(values)
      const sorted = values.toSorted((a, b) => a - b)
      let before = 0
      for (const value of sorted) {
        const step = stepOf(value, steps)
        expect(step).toBeGreaterThanOrEqual(before)
        expect(step === 0).toBe(value === 0)
        before = step
        if (step === 0) continue
        const [from, to] = stepRange(steps, step)
        expect(value >= from && value <= (to ?? Number.POSITIVE_INFINITY)).toBe(true)
      }
    }),
  )
})

test('values are shown by their names', () => {
  expect(valueName('country', 'DE')).toBe('Germany')
  expect(valueName('region', 'WY')).toBe('Wyoming')
  expect(valueName('region', 'PR')).toBe('PR')
  expect(valueName('country', '')).toBe('Unknown')
  expect(valueName('page', '/')).toBe('/')
  expect([breakdownIn('page'), breakdownIn('all'), breakdownIn('toString')]).toEqual([
    'page',
    'country',
    'country',
  ])
})
