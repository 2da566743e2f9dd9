import { bootstrap } from '@vendure/core'

import { configOf } from './config.js'

await bootstrap(configOf())
