import { saveFile } from '@/src/lib/browser/upload'

/** Hands the browser a file for a spreadsheet. */
export const saveCsv = (name: string, csv: string): void =>
  saveFile(new Blob(['\uFEFF', csv], { type: 'text/csv' }), `${name}.csv`) // Excel wants the mark
