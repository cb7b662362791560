import type { LinkedAccount, Me } from '@hirfa/contract/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Steady } from '../../ui/steady/steady.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { useCall } from '../../ui/use-call.ts';
import { codeOf } from '../../kit/error-code.ts';
import { OAUTH_MARKS } from '../sign-in/oauth/oauth-marks.tsx';
import { useRefreshFactors } from './use-refresh-factors.ts';

interface LinkedAccountsProps {
  linked: readonly LinkedAccount[];
  me: Me;
}

/** The OAuth accounts with which the person can sign in. */
export function LinkedAccounts({ linked, me }: LinkedAccountsProps) {
  return (
    <Steady>
      <ul className="divide-y divide-sand-2">
        {linked.map(({ oauth_provider: oauthProvider, linked_at }) => (
          <li key={oauthProvider} className="flex flex-wrap items-center gap-3 py-4 first:pt-0 last:pb-0">
            <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-s bg-sand-1 text-ink-1 [&_svg]:size-5">
              {OAUTH_MARKS[oauthProvider].mark}
            </span>
            <div className="min-w-0 grow">
              <p className="card-text">{OAUTH_MARKS[oauthProvider].name}</p>
              <p className="text-xs text-ink-2">
                <Trans>
                  Linked in <DateTime at={linked_at} form="month" />
                </Trans>
              </p>
            </div>
            <Unlink oauthProvider={oauthProvider} hasPassword={me.has_password} />
          </li>
        ))}
      </ul>
    </Steady>
  );
}

interface UnlinkProps {
  oauthProvider: LinkedAccount['oauth_provider'];
  hasPassword: boolean;
}

function Unlink({ oauthProvider, hasPassword }: UnlinkProps) {
  const { t } = useLingui();
  const { accounts } = useOrpc();
  const refresh = useRefreshFactors();
  const { name } = OAUTH_MARKS[oauthProvider];
  const unlink = useCall(
    () =>
      accounts.unlinkAccount.call({ oauth_provider: oauthProvider }).catch((error: unknown) => {
        // One that was removed meanwhile counts as success.
        if (codeOf(error) !== 'not_found') throw error;
      }),
    { onDone: refresh, done: t`${name} is unlinked.` },
  );
  return (
    <ConfirmDialog
      trigger={
        <Button variant="secondary" aria-label={t`Unlink ${name}`}>
          <Trans>Unlink</Trans>
        </Button>
      }
      title={t`Unlink ${name}?`}
      description={
        <>
          <Trans>{name} will no longer open your account, unless you sign in with it again.</Trans>{' '}
          {!hasPassword && <Trans>You have no password yet. You can always get a link by e-mail to choose one.</Trans>}
        </>
      }
      confirm={<Trans>Unlink {name}</Trans>}
      isDanger
      call={unlink}
      onConfirm={() => unlink.send()}
    />
  );
}
