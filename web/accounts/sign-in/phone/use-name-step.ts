import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { meQuery } from '../../common/queries.ts';

const KEY = 'hirfa.name-asked';

/**
 * Whether a signed-in person should be asked for a name: after a sign-up by phone there may be none. Each person is
 * asked once per device. `null` while it is unknown; false where it cannot be loaded.
 */
export function useNameStep(signedIn: boolean | undefined) {
  const { data: me, fetchStatus } = useQuery({ ...meQuery(useOrpc()), enabled: signedIn === true });
  const [isSkipped, setSkipped] = useState(false);
  const isUnknown = signedIn !== true || (me === undefined && fetchStatus === 'fetching');
  const isMissing = me?.full_name === '' && !isSkipped && !wasAsked(me.user_id);
  return {
    isNameMissing: isUnknown ? null : isMissing,
    skip() {
      if (me) rememberAsked(me.user_id);
      setSkipped(true);
    },
  };
}

function wasAsked(userId: string): boolean {
  try {
    return localStorage.getItem(KEY) === userId;
  } catch {
    return false;
  }
}

function rememberAsked(userId: string): void {
  try {
    localStorage.setItem(KEY, userId);
  } catch {
    // Where nothing may be stored, the next sign-in asks again.
  }
}
