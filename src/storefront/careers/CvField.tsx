import { useId } from 'react'

import { CV_ACCEPT, CV_HELP } from '@/src/domain/careers/cv-rules'
import { ariaFor, Field } from '@/src/storefront/ui/forms/field'

/** The file of an application, with the browser's own chooser. */
export function CvField({ error }: { error?: string }) {
  const id = useId()
  return (
    <Field id={id} label="CV" help={CV_HELP} error={error}>
      <input
        {...ariaFor(id, { help: CV_HELP, error })}
        accept={CV_ACCEPT}
        className="w-full rounded-ui border border-border-strong bg-raised p-2 text-sm file:mr-4 file:min-h-9 file:rounded-ui file:border-0 file:bg-panel file:px-3 file:font-semibold aria-invalid:border-danger"
        name="cv"
        required
        type="file"
      />
    </Field>
  )
}
