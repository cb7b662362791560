import type { OAuthProvider } from '@hirfa/domain/accounts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useLanguage } from '../../../kit/use-language.ts';
import { authOptionsQuery } from '../../common/queries.ts';
import { useSignedIn } from '../../common/use-signed-in.ts';
import { leaveFor } from './leave-for.ts';
import { PROVIDERS } from './oauth-marks.tsx';

/**
 * One way out to each provider that exists here; whoever comes back lands where they wanted to go. Several stand in one
 * line, by their marks alone, as their owners allow.
 */
export function ProviderButtons() {
  const { data: options } = useQuery(authOptionsQuery(useOrpc()));
  const { t } = useLingui();
  const language = useLanguage();
  const isAwake = useSignedIn() !== undefined;
  const [leavingTo, setLeavingTo] = useState<OAuthProvider | null>(null);

  // Who goes back in history finds the page as they left it.
  useEffect(() => {
    const arrive = () => setLeavingTo(null);
    window.addEventListener('pageshow', arrive);
    return () => window.removeEventListener('pageshow', arrive);
  }, []);

  // Verifiers are made on secure pages only.
  if (isAwake && !window.isSecureContext) return null;
  const providers = options?.providers ?? [];
  if (providers.length === 0) return null;
  const isAlone = providers.length === 1;
  return (
    <div className="flex gap-3">
      {providers.map((provider) => {
        const { name, mark } = PROVIDERS[provider];
        const isLeaving = leavingTo === provider;
        const words = t`Continue with ${name}`;
        return (
          <Button
            key={provider}
            variant="secondary"
            wide
            disabled={!isAwake}
            pending={isLeaving}
            className={classNames('disabled:opacity-100', !isAlone && '[&_svg]:size-5')}
            onClick={() => {
              setLeavingTo(provider);
              void leaveFor(provider, language);
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
