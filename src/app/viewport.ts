import type { Viewport } from 'next'

/** Of every page but the back-office's. */
export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
}
