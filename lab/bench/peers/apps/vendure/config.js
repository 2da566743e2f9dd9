// The smallest Vendure shop: the plugins and options of its own template that an order needs.
import {
  DefaultJobQueuePlugin,
  DefaultLogger,
  DefaultSchedulerPlugin,
  DefaultSearchPlugin,
  dummyPaymentHandler,
  LogLevel,
} from '@vendure/core'

export const configOf = ({ synchronize = false } = {}) => ({
  logger: new DefaultLogger({ level: LogLevel.Warn, timestamp: false }),
  apiOptions: {
    hostname: '127.0.0.1',
    port: Number(process.env.PORT),
    shopApiPath: 'shop-api',
    adminApiPath: 'admin-api',
  },
  authOptions: {
    tokenMethod: 'bearer',
    superadminCredentials: { identifier: 'bench', password: 'bench' },
    disableAuth: false,
  },
  dbConnectionOptions: { type: 'postgres', url: process.env.DATABASE_URL, synchronize },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  plugins: [
    DefaultSchedulerPlugin.init(),
    DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true }),
    DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true }),
  ],
})
