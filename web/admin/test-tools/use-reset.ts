import type { KeptBooking } from '@hirfa/contract/admin';
import { useOrpc } from '../../kit/use-orpc.ts';

interface Reset {
  asked: number;
  kept: KeptBooking[];
}

/** Asks part after part, until there is none left. */
export function useReset(): () => Promise<Reset> {
  const { admin } = useOrpc();
  return async () => {
    const reset: Reset = { asked: 0, kept: [] };
    for (let after: string | null | undefined; after !== null;) {
      const part = await admin.resetTestData.call(after === undefined ? {} : { after });
      reset.asked += part.asked;
      reset.kept.push(...part.kept);
      after = part.next;
    }
    return reset;
  };
}
