import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

const NAME = 'virtual:contract';

/** What only the documentation of the calls needs. */
const DOCUMENTATION = ['summary', 'tags'];

/** The facts of a call are for the server; oRPC asks only that there are some. */
function forBrowsers(key: string, value: unknown): unknown {
  if (DOCUMENTATION.includes(key)) return undefined;
  return key === 'meta' ? {} : value;
}

/** The contract's methods and paths as plain data, so that its schemas, texts and zod are not sent to the browser. */
export function browserContract(): Plugin {
  return {
    name: 'browser-contract',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const { contract } = await import('@hirfa/contract');
      const calls = JSON.stringify(minifyContractRouter(contract), forBrowsers);
      return { code: `export const contract = ${calls};`, moduleType: 'js' };
    },
  };
}
