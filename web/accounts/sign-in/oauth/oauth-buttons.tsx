import type { OAuthProvider } from '@hirfa/domain/accounts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useLanguage } from '../../../kit/use-language.ts';
import { authOptionsQuery } from '../../common/queries.ts';
import { useHydrated } from '../../../kit/use-hydrated.ts';
import { startOAuth } from './start-oauth.ts';
import { OAUTH_MARKS } from './oauth-marks.tsx';

/**
 * One button for each configured OAuth provider. Several buttons are in one row and show only the marks, which the
 * brand rules allow.
 */
export function OAuthButtons() {
  const { data: options } = useQuery(authOptionsQuery(useOrpc()));
  const { t } = useLingui();
  const language = useLanguage();
  const isHydrated = useHydrated();
  const [leavingTo, setLeavingTo] = useState<OAuthProvider | null>(null);

  // The back button restores the page with a pending button.
  useEffect(() => {
    const arrive = () => setLeavingTo(null);
    window.addEventListener('pageshow', arrive);
    return () => window.removeEventListener('pageshow', arrive);
  }, []);

  // Verifiers can be created on secure pages only: the buttons become invisible, so that the layout does not move.
  const isUnable = isHydrated && !window.isSecureContext;
  const oauthProviders = options?.oauth ?? [];
  if (oauthProviders.length === 0) return null;
  const isAlone = oauthProviders.length === 1;
  return (
    <div className={classNames('flex gap-3', isUnable && 'invisible')}>
      {oauthProviders.map((oauthProvider) => {
        const { name, mark } = OAUTH_MARKS[oauthProvider];
        const isLeaving = leavingTo === oauthProvider;
        const words = t`Continue with ${name}`;
        return (
          <Button
            key={oauthProvider}
            variant="secondary"
            wide
            pending={isLeaving}
            className={isAlone ? '' : '[&_svg]:size-5'}
            onClick={() => {
              setLeavingTo(oauthProvider);
              void startOAuth(oauthProvider, language);
            }}
            {...(!isAlone && { 'aria-label': words, title: words })}
          >
            {!isLeaving && mark}
            {isAlone && words}
          </Button>
        );
      })}
    </div>
  );
}
