import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { codeOf } from '../../../kit/error-code.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { meQuery } from '../../common/queries.ts';

const KEY = 'hirfa.name-asked';

/**
 * Whether a signed-in person should be asked for a name: after a sign-up by phone there may be none. Each person is
 * asked once per device; one without a profile row can't skip it, because saving the name creates the row (5.5).
 * `isNameMissing` is null while it is unknown, and false where it cannot be loaded.
 */
export function useNameStep(signedIn: boolean | undefined) {
  // The cached account is not enough: the session may have ended meanwhile.
  const { data, error, fetchStatus, isFetchedAfterMount } = useQuery({
    ...meQuery(useOrpc()),
    enabled: signedIn === true,
    staleTime: 0,
  });
  const me = isFetchedAfterMount || fetchStatus === 'paused' ? data : undefined;
  const [isSkipped, setSkipped] = useState(false);
  const isUnknown = signedIn !== true || (me === undefined && fetchStatus === 'fetching');
  const hasNoProfile = me === undefined && codeOf(error) === 'PGRST116';
  const isMissing = hasNoProfile || (me?.full_name === '' && !isSkipped && !wasAsked(me.user_id));
  return {
    isNameMissing: isUnknown ? null : isMissing,
    canSkip: !hasNoProfile,
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
