import type { NumberFieldServerProps } from 'payload'

import { moneyText } from '../cells/money-text'

/** An amount of cents that services recorded, as people read it. */
export function MoneyField({
  clientField,
  data,
}: Pick<NumberFieldServerProps, 'clientField' | 'data'>) {
  const { name, label, admin } = clientField
  const description = admin?.description
  return (
    <div className="field-type">
      <span className="field-label">{typeof label === 'string' ? label : name}</span>
      <p className="admin-money">{moneyText(name, data?.[name], data) ?? '–'}</p>
      {typeof description === 'string' && <p className="admin-sub">{description}</p>}
    </div>
  )
}
