import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'

type Changes = {
  readonly collection?: (collection: CollectionConfig) => CollectionConfig
  readonly global?: (global: GlobalConfig) => GlobalConfig
}

/** A plugin that changes each collection, each global or both. */
export const entityPlugin =
  ({ collection = (one) => one, global = (one) => one }: Changes): Plugin =>
  (config) => ({
    ...config,
    collections: config.collections?.map(collection) ?? [],
    globals: config.globals?.map(global) ?? [],
  })
