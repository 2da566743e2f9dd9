import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  type DocumentFilter,
  documentFilter,
  filterQuery,
  isFiltered,
} from '@/src/domain/documents/document-filter'
import { formatSize } from '@/src/domain/documents/my-document'
import {
  fileRefusal,
  isUploadType,
  sizeRefusal,
  UPLOAD_MAX_BYTES,
} from '@/src/domain/documents/upload-rules'
import { SERVICE_TYPES } from '@/src/domain/vocabulary/order-status'

const NO_FILTER = documentFilter({})

const read = (query: string) =>
  documentFilter(Object.fromEntries(new URL(query, 'http://localhost/').searchParams))

test('an address shows the documents that it was made for', () => {
  const filters: fc.Arbitrary<DocumentFilter> = fc.record({
    orderId: fc.option(fc.uuid()),
    serviceType: fc.option(fc.constantFrom(...SERVICE_TYPES)),
    type: fc.option(fc.constantFrom('articles', 'ein', 'operating_agreement')),
    search: fc.string({ maxLength: 100 }).map((text) => text.trim()),
    page: fc.integer({ min: 1, max: 9_999 }),
  })
  fc.assert(
    fc.property(filters, (filter) => {
      expect(read(filterQuery(filter))).toEqual(filter)
    }),
  )
})

test('only what is asked for stands in the address', () => {
  expect(filterQuery(NO_FILTER)).toBe('')
  expect(filterQuery({})).toBe('')
  expect(filterQuery({ search: 'ein', page: 1 })).toBe('?q=ein')
  expect(filterQuery({ page: 2 })).toBe('?page=2')
})

test.each([
  [{ page: '0' }],
  [{ page: '-1' }],
  [{ page: '1.5' }],
  [{ page: '10000' }],
  [{ orderId: '', type: 'nonsense', serviceType: 'toString', q: ['a'], page: 'two' }],
])('what makes no sense, such as %j, is left out', (query) => {
  expect(documentFilter(query)).toEqual(NO_FILTER)
})

test('of a search only the first hundred characters count', () => {
  expect(documentFilter({ q: ` ${'x'.repeat(101)} ` }).search).toBe('x'.repeat(100))
})

test('a page alone is no filter', () => {
  expect(isFiltered(NO_FILTER)).toBe(false)
  expect(isFiltered({ ...NO_FILTER, page: 3 })).toBe(false)
  expect(isFiltered({ ...NO_FILTER, search: 'ein' })).toBe(true)
})

test('the largest file that may be is taken, and an empty one is not', () => {
  expect([1, UPLOAD_MAX_BYTES].map(sizeRefusal)).toEqual([null, null])
  expect(sizeRefusal(UPLOAD_MAX_BYTES + 1)).toBe('too_large')
  expect(sizeRefusal(0)).toBe('empty_file')
  expect(fileRefusal({ name: 'no ending', size: 1 })).toBe('wrong_type')
  expect(fileRefusal({ name: 'Scan.PDF', size: 1 })).toBeNull()
})

test('what is no type that may be uploaded is told apart', () => {
  expect(isUploadType('application/pdf')).toBe(true)
  expect([undefined, '', 'text/html', 'pdf'].filter(isUploadType)).toEqual([])
})

test.each([
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1024 * 1024 - 1, '1024 KB'],
  [1024 * 1024, '1.0 MB'],
])('%d bytes read as %s', (bytes, words) => {
  expect(formatSize(bytes)).toBe(words)
})
