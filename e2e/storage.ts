import type { BrowserContext } from '@playwright/test';
import { storedKeys } from '../web/stored-keys.ts';

/** The beginning of the keys under which tests themselves store something. */
const OF_TESTS = 'test.';

/** A page reports an error, which fails the test, where it stores what no room states. */
export async function watchStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ([known, ofTests]) => {
      const isStated = (storage: Storage, key: string) =>
        key.startsWith(ofTests) ||
        known.some(
          ([beginning, until]) =>
            (until === 'session' || (until === 'tab') === (storage === sessionStorage)) &&
            (beginning.endsWith('.') ? key.startsWith(beginning) : key === beginning),
        );
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function store(key: string, value: string) {
        if (!isStated(this, key)) reportError(new Error(`no room states that it stores ${key}`));
        setItem.call(this, key, value);
      };
    },
    [storedKeys, OF_TESTS] as const,
  );
}
