import { desc, eq } from 'drizzle-orm'

import { users } from '@/src/database-schema'
import { OFFICIAL_FORMS } from '@/src/domain/papers/official/forms'
import { FORM_MAPS } from '@/src/domain/papers/official/maps/form-maps'
import { type Caller, databaseOf } from '@/src/lib/database'
import { official_forms } from '@/src/lib/own-tables'
import { formFields } from '@/src/pdf/forms/read-form'

export type LoadedForm = {
  readonly revision: string
  readonly hash: string
  readonly fileName: string
  readonly fields: number
  readonly notes: readonly string[]
  readonly at: string
  readonly by: string | null
}

export type FormRow = {
  readonly key: string
  readonly form: string
  readonly title: string
  readonly revision: string
  /** How many fields the map knows; 0 of a form whose fields no one has named. */
  readonly mapped: number
  readonly loaded: LoadedForm | null
  /** Of the last file, where it was refused. */
  readonly refused: {
    readonly reason: string
    readonly fileName: string
    readonly at: string
  } | null
}

const FILES = [
  ...FORM_MAPS.map(({ key, form, revision, fields }) => ({
    key,
    form,
    revision,
    mapped: fields.length,
    title:
      OFFICIAL_FORMS.find((one) => one.key === key)?.title ?? 'U.S. Corporation Income Tax Return',
  })),
  ...OFFICIAL_FORMS.filter(({ key }) => FORM_MAPS.every((map) => map.key !== key)).map(
    ({ key, form, revision, title }) => ({ key, form, revision, mapped: 0, title }),
  ),
]

/** Every official file that a form is filled in, and how it stands with it. */
export async function officialForms(req: Caller): Promise<FormRow[]> {
  const db = await databaseOf(req)
  const rows = await db
    .select({
      form: official_forms.form,
      state: official_forms.state,
      revision: official_forms.revision,
      hash: official_forms.hash,
      fileName: official_forms.fileName,
      fields: official_forms.fields,
      notes: official_forms.notes,
      reason: official_forms.reason,
      at: official_forms.loadedAt,
      by: users.email,
    })
    .from(official_forms)
    .leftJoin(users, eq(users.id, official_forms.loadedBy))
    .orderBy(desc(official_forms.loadedAt))
  return FILES.map((file) => {
    const own = rows.filter(({ form }) => form === file.key)
    const inForce = own.find(({ state }) => state === 'in_force')
    const last = own[0]
    return {
      ...file,
      loaded: inForce ? { ...inForce, fields: formFields.parse(inForce.fields).length } : null,
      refused:
        last?.state === 'refused'
          ? { reason: last.reason ?? '', fileName: last.fileName, at: last.at }
          : null,
    }
  })
}
