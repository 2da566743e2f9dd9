import { MOST_WORDS } from '@/src/domain/papers/library'
import { Button } from '@/src/storefront/ui/button'
import { TextareaField, TextField } from '@/src/storefront/ui/forms/text-field'

type Props = {
  title: string
  purpose: string
  /** Where it is sent, which answers with the PDF. */
  path: string
  fields: readonly { readonly name: string; readonly label: string; readonly isLong?: true }[]
}

/** One template: its questions, and the PDF of what was typed. It works without scripts. */
export const TemplateForm = ({ title, purpose, path, fields }: Props) => (
  <details className="rounded-ui border border-border bg-raised p-4">
    <summary className="cursor-pointer font-semibold">{title}</summary>
    <p className="mt-2 text-sm text-muted">{purpose}</p>
    <form
      action={path}
      className="mt-4 flex flex-col gap-4"
      encType="multipart/form-data"
      method="post"
    >
      {fields.map(({ name, label, isLong }) =>
        isLong ? (
          <TextareaField key={name} label={label} maxLength={MOST_WORDS} name={name} optional />
        ) : (
          <TextField key={name} label={label} maxLength={300} name={name} optional />
        ),
      )}
      <div>
        <Button type="submit" variant="secondary">
          Download the PDF
        </Button>
      </div>
    </form>
  </details>
)
