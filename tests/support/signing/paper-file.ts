import { PDF } from '@libpdf/core'

/** A file of so many pages that prints each signer’s name on its last. */
export async function paperFile(names: readonly string[], pages: number): Promise<Buffer> {
  const pdf = PDF.create()
  for (let page = 1; page <= pages; page += 1)
    pdf.addPage({ size: 'letter' }).drawText(`Operating Agreement, page ${page}`, { x: 72, y: 700 })
  const last = pdf.getPage(pages - 1)
  for (const [index, name] of names.entries())
    last?.drawText(name, { x: 72 + index * 260, y: 200, size: 11 })
  return Buffer.from(await pdf.save())
}
