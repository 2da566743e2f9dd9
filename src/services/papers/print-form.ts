import { PDF } from '@libpdf/core'
import type { PayloadRequest } from 'payload'

import type { MadePaper } from '@/src/domain/papers/catalogue'
import type { AttachedEntry, OfficialEntries } from '@/src/domain/papers/paper'
import { checkForm } from '@/src/pdf/forms/check-form'
import { fillForm } from '@/src/pdf/forms/fill-form'
import { unfillable } from '@/src/pdf/forms/unfillable'
import { UnprintableError } from '@/src/pdf/paper'

import { blankForm } from './blank-forms'
import { MisprintError, type PrintedPaper, printPaper, sha256 } from './print-paper'

/** A sheet behind the form, with what has or fits in no field: nothing is cut off. */
async function attachment(made: MadePaper, form: string, overflow: readonly AttachedEntry[]) {
  const { official: _, ...paper } = made.paper
  return printPaper({
    ...made,
    paper: {
      ...paper,
      title: `Attachment to ${form}`,
      signature: 'none',
      signers: [],
      parts: [
        {
          is: 'table',
          head: ['Line', 'What the form asks', 'Entry'],
          rows: overflow.map(({ line, label, value }) => [line, label, value]),
          widths: [13, 40, 47],
        },
      ],
    },
  })
}

async function filled(req: PayloadRequest, file: OfficialEntries['files'][number]) {
  const blank = await blankForm(req, file)
  const {
    file: bytes,
    pages,
    drawn,
    overflow,
  } = await fillForm(blank.file, blank.fields, file.entries)
  const { checked, wrong, stray } = await checkForm(blank.file, bytes, drawn)
  if (wrong.length > 0 || stray.length > 0)
    throw new MisprintError(
      `${file.key}: ${wrong.length} entries do not read back, ${stray.length} stand outside of a field`,
    )
  return {
    bytes,
    pages,
    checked,
    overflow: file.entries.flatMap(({ line, label, name, value }) =>
      overflow.includes(name) && value !== true ? [{ line, label, value }] : [],
    ),
  }
}

/**
 * Fills in an official form, and reads the finished file again: each entry must be in its field, letter
 * for letter. What does not fit goes on an attachment.
 *
 * @throws UnprintableError with a reason for people; MisprintError where the file reads otherwise
 */
export async function printForm(
  req: PayloadRequest,
  made: MadePaper,
  official: OfficialEntries,
): Promise<PrintedPaper> {
  const reason = await unfillable(official)
  if (reason) throw new UnprintableError(reason)
  const forms: Awaited<ReturnType<typeof filled>>[] = []
  for (const file of official.files) forms.push(await filled(req, file))
  const overflow = [...forms.flatMap((one) => one.overflow), ...official.attached]
  const sheet = overflow.length > 0 ? await attachment(made, official.form, overflow) : null
  const files = [...forms.map(({ bytes }) => bytes), ...(sheet ? [new Uint8Array(sheet.file)] : [])]
  const [only] = files
  const bytes = files.length === 1 && only ? only : await (await PDF.merge(files)).save()
  return {
    file: Buffer.from(bytes),
    sha256: sha256(bytes),
    pages: forms.reduce((sum, { pages }) => sum + pages, 0) + (sheet?.pages ?? 0),
    valuesChecked:
      forms.reduce((sum, { checked }) => sum + checked, 0) + (sheet?.valuesChecked ?? 0),
  }
}
