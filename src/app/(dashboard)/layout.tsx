export { PrivateRoot as default, privateMetadata as generateMetadata } from '@/src/app/PrivateRoot'
export { viewport } from '@/src/app/viewport'
