import type { Plugin } from 'vite';
import { storedKeys } from '../stored-keys.ts';

const untilSignOut = storedKeys.flatMap(([key, until]) => (until === 'sign-out' ? [key] : []));
/** Two modules: all pages need the first, and only the page of privacy the second. */
const MODULES: Readonly<Record<string, string>> = {
  'virtual:stored-until-sign-out': `export const STORED_UNTIL_SIGN_OUT = ${JSON.stringify(untilSignOut)};`,
  'virtual:stored-keys': `export const STORED_KEYS = ${JSON.stringify(storedKeys)};`,
};

/** The keys alone: the manifests of rooms, from which they follow, are not sent to the browser. */
export function storedKeysModules(): Plugin {
  return {
    name: 'stored-keys',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load(id) {
      const code = MODULES[id.slice(1)];
      return code === undefined ? undefined : { code, moduleType: 'js' };
    },
  };
}
