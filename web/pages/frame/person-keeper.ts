export { PersonKeeper as default } from '../../discovery/index.ts';
