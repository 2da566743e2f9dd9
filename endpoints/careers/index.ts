import type { Endpoint } from 'payload'

import { applyEndpoint } from '@/endpoints/careers/apply'
import { applicationDeskEndpoints } from '@/endpoints/careers/desk'

export const careerEndpoints: Endpoint[] = [applyEndpoint, ...applicationDeskEndpoints]
