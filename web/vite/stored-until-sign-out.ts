import type { Plugin } from 'vite';
import { storedKeys } from '../stored-keys.ts';

const NAME = 'virtual:stored-until-sign-out';

const keys = storedKeys.flatMap(([key, until]) => (until === 'sign-out' ? [key] : []));
const code = `export const STORED_UNTIL_SIGN_OUT = ${JSON.stringify(keys)};`;

/** The keys alone: the manifests of rooms, from which they follow, are not sent to the browser. */
export function storedUntilSignOut(): Plugin {
  return {
    name: 'stored-until-sign-out',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? { code, moduleType: 'js' } : undefined),
  };
}
