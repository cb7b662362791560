import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

const NAME = 'virtual:contract';

/** What only the server and the documentation of the calls need. */
const NOT_FOR_BROWSERS = ['summary', 'tags', 'meta'];

/** The contract's methods and paths as plain data, so that its schemas, texts and zod are not sent to the browser. */
export function browserContract(): Plugin {
  return {
    name: 'browser-contract',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const { contract } = await import('@hirfa/contract');
      const calls = JSON.stringify(minifyContractRouter(contract), (key, value: unknown) =>
        NOT_FOR_BROWSERS.includes(key) ? undefined : value,
      );
      return { code: `export const contract = ${calls};`, moduleType: 'js' };
    },
  };
}
