import { bootstrapWorker } from '@vendure/core'

import { configOf } from './config.js'

const worker = await bootstrapWorker(configOf())
await worker.startJobQueue()
