import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

const NAME = 'virtual:contract';

/** The contract's methods and paths as plain data, so that its schemas and zod are not sent to the browser. */
export function browserContract(): Plugin {
  return {
    name: 'browser-contract',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const { contract } = await import('@hirfa/contract');
      return { code: `export const contract = ${JSON.stringify(minifyContractRouter(contract))};`, moduleType: 'js' };
    },
  };
}
