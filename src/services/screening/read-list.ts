import { createHash } from 'node:crypto'
import { StringDecoder } from 'node:string_decoder'
import { setImmediate } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import sax from 'sax'

import { LIST_LEAST } from '@/src/domain/screening/screening'
import { wrongField } from '@/src/lib/errors'

/** One entry of a list, with every name that it is known by. */
export type ListEntry = {
  readonly entry: string
  readonly kind: string
  readonly programs: string
  readonly details: string
  readonly names: readonly string[]
}

export type ReadList = {
  readonly entries: readonly ListEntry[]
  /** As an ISO day; null where the files do not say it. */
  readonly publishedOn: string | null
  readonly hash: string
}

export type ListFile = { readonly name: string; readonly data: Buffer }

const refused = (message: string) => wrongField('files', message, 'bad_list')

/** OFAC writes this for nothing. */
const filled = (value: string | undefined) => (!value || value.trim() === '-0-' ? '' : value.trim())

function rowsOf(data: Buffer, columns: number): string[][] {
  const text = data.toString('utf8').replaceAll(String.fromCharCode(26), '') // its files end so
  const rows: string[][] = parse(text, {
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n', '\r'],
  })
  if (rows.some((row) => row.length < columns)) {
    throw refused('The columns of these files are not those of SDN.CSV, ALT.CSV and ADD.CSV.')
  }
  return rows
}

const named = (files: readonly ListFile[], name: string) =>
  files.find((file) => file.name.toLowerCase().endsWith(name))?.data

function byEntry(data: Buffer | undefined, columns: number, of: (row: string[]) => string) {
  const all = new Map<string, string[]>()
  for (const row of data ? rowsOf(data, columns) : []) {
    const [entry = ''] = row
    const value = of(row)
    if (value) all.set(entry, [...(all.get(entry) ?? []), value])
  }
  return all
}

function readCsv(files: readonly ListFile[]): ListEntry[] {
  const [main, aliases] = [named(files, 'sdn.csv'), named(files, 'alt.csv')]
  if (!main || !aliases) throw refused('Choose SDN.XML, or SDN.CSV and ALT.CSV together.')
  const also = byEntry(aliases, 4, (row) => filled(row[3]))
  const places = byEntry(named(files, 'add.csv'), 5, (row) => filled(row[4]))
  return rowsOf(main, 12).map((row) => {
    const [entry = '', name = '', kind, programs] = row
    const details = [...new Set(places.get(entry) ?? []), filled(row[11])].filter(Boolean)
    return {
      entry,
      kind: filled(kind) || 'entity',
      programs: filled(programs),
      details: details.join(' · ').slice(0, 1000),
      names: [filled(name), ...(also.get(entry) ?? [])].filter(Boolean),
    }
  })
}

/** `11/20/2026`, as the XML has it, as an ISO day. */
function isoDayOf(text: string): string | null {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim()) ?? []
  return year ? `${year}-${month}-${day}` : null
}

const NAME_PARTS = new Set(['lastName', 'firstName'])

const PART = 256 * 1024

/** Reads the XML as it streams by: as a tree it would fill the memory. */
async function readXml(
  data: Buffer,
): Promise<{ entries: ListEntry[]; publishedOn: string | null }> {
  const parser = sax.parser(true, { trim: true })
  const entries: ListEntry[] = []
  let publishedOn: string | null = null
  let path: string[] = []
  let names: string[] = []
  let parts = new Map<string, string>()
  let own = new Map<string, string[]>()
  const note = (key: string, text: string) => own.set(key, [...(own.get(key) ?? []), text])
  const take = () => {
    const name = [parts.get('lastName'), parts.get('firstName')].filter(Boolean).join(', ')
    if (name) names.push(name)
    parts = new Map()
  }
  parser.onopentag = ({ name }) => {
    path.push(name)
    if (name === 'sdnEntry') [names, own, parts] = [[], new Map(), new Map()]
    if (name === 'aka') take() // what came before is the entry's first name
  }
  parser.ontext = (text) => {
    const tag = path.at(-1) ?? ''
    if (tag === 'Publish_Date') publishedOn = isoDayOf(text)
    else if (NAME_PARTS.has(tag)) parts.set(tag, text)
    else if (['uid', 'sdnType', 'program', 'country', 'dateOfBirth', 'remarks'].includes(tag)) {
      if (tag !== 'uid' || path.at(-2) === 'sdnEntry') note(tag, text)
    }
  }
  parser.onclosetag = (name) => {
    path = path.slice(0, -1)
    if (name === 'aka') take()
    if (name !== 'sdnEntry') return
    take()
    entries.push({
      entry: own.get('uid')?.[0] ?? '',
      kind: own.get('sdnType')?.[0] ?? 'entity',
      programs: (own.get('program') ?? []).join(' '),
      details: ['dateOfBirth', 'country', 'remarks']
        .flatMap((key) => [...new Set(own.get(key) ?? [])])
        .join(' · ')
        .slice(0, 1000),
      names,
    })
  }
  parser.onerror = () => {
    throw refused('This file is no readable XML.')
  }
  const decoder = new StringDecoder('utf8')
  for (let at = 0; at < data.length; at += PART) {
    parser.write(decoder.write(data.subarray(at, at + PART)))
    await setImmediate() // the worker has other jobs
  }
  parser.write(decoder.end()).close()
  return { entries, publishedOn }
}

/**
 * Reads a sanctions list as OFAC publishes it: SDN.XML, or SDN.CSV with ALT.CSV and, if it is there,
 * ADD.CSV.
 *
 * @throws AppError 422 `bad_list` for what is no such file, or not the whole list
 */
export async function readList(files: readonly ListFile[], least = LIST_LEAST): Promise<ReadList> {
  const xml = named(files, '.xml')
  const read = xml ? await readXml(xml) : { entries: readCsv(files), publishedOn: null }
  const entries = read.entries.filter(({ names }) => names.length > 0)
  if (entries.length < least) {
    throw refused(
      `Only ${entries.length} entries could be read. The whole list has more than ${least.toLocaleString('en-US')}.`,
    )
  }
  const hash = createHash('sha256')
  for (const { data } of files.toSorted((a, b) => a.name.localeCompare(b.name))) hash.update(data)
  return { entries, publishedOn: read.publishedOn, hash: hash.digest('hex') }
}
