import type { GlobalConfig } from 'payload'

import { leadScoring } from '@/globals/leadScoring'
import { privateSettings } from '@/globals/privateSettings'
import { settings } from '@/globals/settings'
import { whatsappSettings } from '@/globals/whatsappSettings'

/** The globals, in menu order. */
export const globals: GlobalConfig[] = [settings, privateSettings, whatsappSettings, leadScoring]
