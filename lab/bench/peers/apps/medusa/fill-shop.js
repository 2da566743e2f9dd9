import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import {
  createApiKeysWorkflow,
  createInventoryLevelsWorkflow,
  createProductsWorkflow,
  createRegionsWorkflow,
  createSalesChannelsWorkflow,
  createShippingOptionsWorkflow,
  createShippingProfilesWorkflow,
  createStockLocationsWorkflow,
  createTaxRegionsWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
} from '@medusajs/medusa/core-flows'

/** One product with stock, a region with a tax, a way to ship, and the payment provider that says yes. */
export default async function fillShop({ container }) {
  const link = container.resolve(ContainerRegistrationKeys.LINK)
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const fulfillment = container.resolve(Modules.FULFILLMENT)
  const run = async (workflow, input) => (await workflow(container).run({ input })).result

  const [channel] = await run(createSalesChannelsWorkflow, { salesChannelsData: [{ name: 'Web' }] })
  await run(createRegionsWorkflow, {
    regions: [
      {
        name: 'US',
        currency_code: 'usd',
        countries: ['us'],
        payment_providers: ['pp_system_default'],
      },
    ],
  })
  await run(createTaxRegionsWorkflow, [{ country_code: 'us', provider_id: 'tp_system' }])

  const [place] = await run(createStockLocationsWorkflow, {
    locations: [
      { name: 'Office', address: { address_1: '1 Main St', city: 'Cheyenne', country_code: 'us' } },
    ],
  })
  const stockLocation = { stock_location_id: place.id }
  await link.create({
    [Modules.STOCK_LOCATION]: stockLocation,
    [Modules.FULFILLMENT]: { fulfillment_provider_id: 'manual_manual' },
  })
  const [profile] = await run(createShippingProfilesWorkflow, {
    data: [{ name: 'Standard', type: 'default' }],
  })
  const set = await fulfillment.createFulfillmentSets({
    name: 'Delivery',
    type: 'shipping',
    service_zones: [{ name: 'US', geo_zones: [{ country_code: 'us', type: 'country' }] }],
  })
  await link.create({
    [Modules.STOCK_LOCATION]: stockLocation,
    [Modules.FULFILLMENT]: { fulfillment_set_id: set.id },
  })
  await run(createShippingOptionsWorkflow, [
    {
      name: 'Standard Shipping',
      price_type: 'flat',
      provider_id: 'manual_manual',
      service_zone_id: set.service_zones[0].id,
      shipping_profile_id: profile.id,
      type: { label: 'Standard', description: 'In days', code: 'standard' },
      prices: [{ currency_code: 'usd', amount: 5 }],
      rules: [
        { attribute: 'enabled_in_store', value: 'true', operator: 'eq' },
        { attribute: 'is_return', value: 'false', operator: 'eq' },
      ],
    },
  ])
  await run(linkSalesChannelsToStockLocationWorkflow, { id: place.id, add: [channel.id] })
  const [key] = await run(createApiKeysWorkflow, {
    api_keys: [{ title: 'Web', type: 'publishable', created_by: '' }],
  })
  await run(linkSalesChannelsToApiKeyWorkflow, { id: key.id, add: [channel.id] })

  await run(createProductsWorkflow, {
    products: [
      {
        title: 'Standard package',
        status: 'published',
        shipping_profile_id: profile.id,
        options: [{ title: 'Size', values: ['One'] }],
        variants: [
          {
            title: 'One',
            sku: 'STANDARD',
            options: { Size: 'One' },
            prices: [{ currency_code: 'usd', amount: 349 }],
          },
        ],
        sales_channels: [{ id: channel.id }],
      },
    ],
  })
  const { data: items } = await query.graph({ entity: 'inventory_item', fields: ['id'] })
  await run(createInventoryLevelsWorkflow, {
    inventory_levels: items.map(({ id }) => ({
      location_id: place.id,
      inventory_item_id: id,
      stocked_quantity: 1_000_000,
    })),
  })
}
