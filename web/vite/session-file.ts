import type { Plugin } from 'vite';

const NAME = 'virtual:session-file';
const SOURCE = '/accounts/session/browser-session.ts';

/**
 * The address of the file with the session client, for the server: its pages let the browsers of signed-in people load
 * it before the code that imports it. The browser's half is built first.
 */
export function sessionFile(): Plugin {
  let address: string | undefined;
  return {
    name: 'session-file',
    sharedDuringBuild: true,
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      if (address === undefined && this.environment.mode === 'build' && this.environment.name !== 'client')
        this.error(`no file has ${SOURCE}`);
      return { code: `export const address = ${JSON.stringify(address ?? SOURCE)};`, moduleType: 'js' };
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const file = Object.values(bundle).find(
        (each) => 'facadeModuleId' in each && each.facadeModuleId?.endsWith(SOURCE),
      );
      address = file && `/${file.fileName}`;
    },
  };
}
