export { ownProviderQuery } from './queries.ts';
