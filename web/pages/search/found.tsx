/** Whom a search finds, in a file of its own: the list of services needs neither filters nor rows of people. */
export { ProviderResults } from '../../discovery/index.ts';
