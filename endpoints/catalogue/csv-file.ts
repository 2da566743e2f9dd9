import { attachment } from '@/src/lib/http/attachment'

/** A CSV file to be saved; Excel wants the mark at its start. */
export const csvFile = (name: string, csv: string): Response =>
  new Response(`\uFEFF${csv}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment(name),
    },
  })
