export { PrivateRoot as default } from '@/src/app/PrivateRoot'
export { viewport } from '@/src/app/viewport'
export { privateMetadata as generateMetadata } from '@/src/queries/content/seo'
