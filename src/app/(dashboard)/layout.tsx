export {
  PrivateRoot as default,
  privateMetadata as generateMetadata,
  VIEWPORT as viewport,
} from '@/src/app/PrivateRoot'
