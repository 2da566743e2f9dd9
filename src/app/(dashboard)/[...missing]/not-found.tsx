export { default, metadata } from '@/src/app/(site)/not-found'
