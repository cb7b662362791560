export { isHiddenPhoto } from './hidden-photo-queries.ts';
