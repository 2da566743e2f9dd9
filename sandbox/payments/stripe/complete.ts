/** The fields that Stripe always sends, by the object that has them; null or empty unless it says more. */
const ALWAYS: Readonly<Record<string, object>> = {
  payment_intent: {
    amount_capturable: 0,
    application: null,
    application_fee_amount: null,
    customer: null,
    customer_account: null,
    excluded_payment_method_types: null,
    managed_payments: null,
    on_behalf_of: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_record: null,
    processing: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_data: null,
    transfer_group: null,
  },
  charge: {
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    calculated_statement_descriptor: null,
    customer: null,
    failure_balance_transaction: null,
    fraud_details: {},
    on_behalf_of: null,
    outcome: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_data: null,
    transfer_group: null,
  },
  refund: {
    balance_transaction: null,
    customer: null,
    customer_account: null,
    payment_method: null,
    receipt_number: null,
    source_transfer_reversal: null,
    transfer_reversal: null,
  },
  webhook_endpoint: { application: null, description: null, metadata: {} },
}

const CARD_ALWAYS = {
  amount_authorized: null,
  authorization_code: null,
  checks: null,
  country: 'US',
  electronic_commerce_indicator: null,
  funding: 'credit',
  installments: null,
  mandate: null,
  network: null,
  network_transaction_id: null,
  regulated_status: null,
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const cardOf = (field: string, value: unknown): unknown =>
  field === 'card' && isObject(value) ? { ...CARD_ALWAYS, ...value } : value

/** An answer of Stripe's with all that Stripe always sends, in each object within it. */
export function completed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(completed)
  if (!isObject(value)) return value
  const always = typeof value.object === 'string' ? ALWAYS[value.object] : undefined
  const fields = Object.entries(value).map(([field, one]) => [field, cardOf(field, completed(one))])
  return { ...always, ...Object.fromEntries(fields) }
}
