export { renderFavouriteFree } from './favourite-free.ts';
