import { Options } from '@/src/admin/kit/form/inputs'
import { PlainTable, Section } from '@/src/admin/kit/ui/parts'
import { IMPORT_FIELD_NAMES, IMPORT_FIELDS, type ImportField } from '@/src/domain/leads/lead-import'

type Props = {
  readonly columns: readonly string[]
  readonly mapping: readonly (ImportField | null)[]
  readonly onChange: (mapping: readonly (ImportField | null)[]) => void
}

export function MappingTable({ columns, mapping, onChange }: Props) {
  return (
    <Section id="lead-mapping" title="Columns">
      <PlainTable heads={['Column in the file', 'Holds']} label="Columns">
        <tbody>
          {columns.map((column, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name
            <tr key={index}>
              <td>{column || `Column ${index + 1}`}</td>
              <td>
                <select
                  aria-label={`What “${column || index + 1}” holds`}
                  className="status-select"
                  onChange={({ target: { value } }) => {
                    const field = IMPORT_FIELD_NAMES.find((name) => name === value) ?? null
                    onChange(columns.map((_, at) => (at === index ? field : (mapping[at] ?? null))))
                  }}
                  value={mapping[index] ?? ''}
                >
                  <option value="">Leave out</option>
                  <Options of={IMPORT_FIELDS} />
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}
