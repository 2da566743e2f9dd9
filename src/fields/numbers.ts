import type { NumberField } from 'payload'

import { MONEY_CELL, MONEY_FIELD } from '@/src/fields/order/cells'
import { decimals, whole } from '@/src/fields/validate'

type Options = Pick<
  NumberField,
  'label' | 'required' | 'defaultValue' | 'index' | 'admin' | 'access'
>

type Single = Extract<NumberField, { hasMany?: false }>

/** A price as an editor types it: dollars, with at most two decimals. */
export function dollars(name: string, options: Options = {}): Single {
  return {
    name,
    type: 'number',
    min: 0,
    max: 1_000_000,
    validate: decimals(2),
    ...options,
    admin: { step: 0.01, ...options.admin },
  }
}

/** A whole number that is not negative: a count, a position, an amount in cents. */
export function count(
  name: string,
  options: Options & { min?: number; max?: number } = {},
): Single {
  return {
    name,
    type: 'number',
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    validate: whole,
    ...options,
    admin: { step: 1, ...options.admin },
  }
}

/** An amount as a gateway or an order has it, which only services write: whole cents. */
export function recordedAmount(
  name: string,
  label: string,
  options: Pick<NumberField, 'min' | 'defaultValue'> & { admin?: NumberField['admin'] } = {},
): Single {
  return {
    name,
    label,
    type: 'number',
    required: true,
    ...options,
    admin: { components: { Cell: MONEY_CELL, Field: MONEY_FIELD }, ...options.admin },
  }
}

/** An amount in the currency's smallest unit. */
export function minor(name: string, options: Options = {}): Single {
  return count(name, {
    ...options,
    admin: {
      description: 'In cents',
      components: { Cell: MONEY_CELL },
      ...options.admin,
    },
  })
}
