import { countsAsProvider } from '@hirfa/domain/providers';
import { newId } from '../../platform/ids.ts';
import type { DemoProvider } from '../shapes.ts';
import { salma } from './salma.ts';

/** The highest price in cash. */
const LIMIT = '1500.00';
/** Of those who work in person, every third one takes cash. */
const SHARE = 3;

/** Cash is on, and Salma and some others take it. */
export function cashRows(providers: readonly { provider: DemoProvider; id: string }[], since: Date) {
  const inPerson = providers.filter(({ provider }) => countsAsProvider(provider) && provider.supports_in_person);
  return {
    cashLimits: [{ id: newId(), amount: LIMIT, holds_from: since }],
    cashTakers: inPerson
      .filter(({ provider }, index) => provider.key === salma.key || index % SHARE === 0)
      .map(({ id }) => ({ provider_id: id, since })),
  };
}
