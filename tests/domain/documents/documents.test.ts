import { expect, test } from 'vitest'

import { documentFilter, filterQuery } from '@/src/domain/documents/document-filter'
import {
  baseName,
  cleanName,
  distinctNames,
  storedName,
  withEnding,
} from '@/src/domain/documents/file-name'
import { deletionRefusal, documentView, formatSize } from '@/src/domain/documents/my-document'
import { fileRefusal, UPLOAD_MAX_BYTES } from '@/src/domain/documents/upload-rules'
import { zipPlaces } from '@/src/domain/documents/zip-plan'

test('a name keeps its letters and loses what file systems and paths are made of', () => {
  expect(cleanName('..\\..//etc/pass\u0000wd')).toBe('etc pass wd')
  expect(cleanName('  Łódź & Søn’s   (final) #2. ')).toBe('Łódź & Søn’s (final) #2')
  expect(baseName('C:\\Scans\\Reise.paß.PDF')).toBe('Reise.paß')
  expect(baseName('....')).toBe('Document')
  expect(cleanName('x'.repeat(500))).toHaveLength(120)
  expect(cleanName(`${'x'.repeat(118)}. ends here`)).toBe('x'.repeat(118))
})

test('a name carries its ending once', () => {
  expect(withEnding('Letter', 'pdf')).toBe('Letter.pdf')
  expect(withEnding('Letter.PDF', 'pdf')).toBe('Letter.PDF')
  expect(withEnding('Letter.pdf.exe', 'pdf')).toBe('Letter.pdf.exe.pdf')
  expect(withEnding('', '')).toBe('Document')
})

test('in storage a file has a plain name of its own, with the ending of what it is', () => {
  expect(storedName('../Straße nach Łódź.html', 'pdf', 'a1b2')).toBe('stra-e-nach-o-dz-a1b2.pdf')
  expect(storedName('文件.pdf', 'pdf', 'a1b2')).toBe('document-a1b2.pdf')
})

test('names that differ by case alone are made to differ by more', () => {
  expect(distinctNames(['Letter.pdf', 'letter.PDF', 'Letter.pdf', 'Letter (2).pdf'])).toEqual([
    'Letter.pdf',
    'letter (2).PDF',
    'Letter (3).pdf',
    'Letter (2) (2).pdf',
  ])
})

test('a zip has a folder for each order, and none where all is of one', () => {
  const [a, b] = [
    { file: 'Letter.pdf', folder: 'Oak LLC #1' },
    { file: 'Letter.pdf', folder: 'Elm/LLC #2' },
  ]
  expect(zipPlaces([a, b, { file: 'Letter.pdf', folder: null }])).toEqual([
    'Oak LLC #1/Letter.pdf',
    'Elm LLC #2/Letter.pdf',
    'Letter.pdf',
  ])
  expect(zipPlaces([a, a])).toEqual(['Letter.pdf', 'Letter (2).pdf'])
})

test('only PDFs and plain pictures are shown in the page', () => {
  const view = (mimeType: string | null) => documentView({ filename: 'file', mimeType })

  expect(['application/pdf', 'image/png', 'image/jpeg', 'image/webp'].map(view)).toEqual([
    'pdf',
    'picture',
    'picture',
    'picture',
  ])
  expect(['image/svg+xml', 'text/html', 'constructor', null].map(view)).toEqual([
    'download',
    'download',
    'download',
    'download',
  ])
  expect(documentView({ filename: null, mimeType: 'application/pdf' })).toBe('link')
})

test('an upload can be deleted for a day, unless it is ours or a message’s', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const upload = { uploadedBy: 'customer', isAttached: false } as const
  const at = (uploadedAt: string) => deletionRefusal({ ...upload, uploadedAt }, now)

  expect(at('2026-11-20T12:00:00Z')).toBeNull()
  expect(at('2026-11-20T11:59:59Z')).toContain('within 24 hours')
  const fresh = { ...upload, uploadedAt: now.toISOString() }
  expect(deletionRefusal({ ...fresh, uploadedBy: 'staff' }, now)).toContain('came from us')
  expect(deletionRefusal({ ...fresh, isAttached: true }, now)).toContain('message')
})

test('the browser turns away what the server would, before it is sent', () => {
  expect(fileRefusal({ name: 'scan.PDF', size: 10 })).toBeNull()
  expect(fileRefusal({ name: 'scan.pdf', size: 0 })).toBe('empty_file')
  expect(fileRefusal({ name: 'scan.pdf', size: UPLOAD_MAX_BYTES + 1 })).toBe('too_large')
  expect(fileRefusal({ name: 'scan.pdf.svg', size: 10 })).toBe('wrong_type')
  expect(fileRefusal({ name: 'scan', size: 10 })).toBe('wrong_type')
})

test('what makes no sense in an address is left out of the filter, and the rest comes back', () => {
  const query = { orderId: 'x', serviceType: 'ein', type: 'articles', q: ' oak ', page: '3' }

  expect(filterQuery(documentFilter(query))).toBe(
    '?orderId=x&serviceType=ein&type=articles&q=oak&page=3',
  )
  expect(
    documentFilter({ orderId: ['x'], serviceType: 'toString', type: '', q: 7, page: '-1' }),
  ).toEqual({ orderId: null, serviceType: null, type: null, search: '', page: 1 })
})

test('sizes are written as people read them', () => {
  expect([999, 20 * 1024, 1.5 * 1024 * 1024].map(formatSize)).toEqual(['999 B', '20 KB', '1.5 MB'])
})
