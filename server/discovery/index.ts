export { isHiddenPhoto } from './hidden-photos.ts';
