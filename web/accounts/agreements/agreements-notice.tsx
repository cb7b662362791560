import type { AgreementVersion } from '@hirfa/contract/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { ProseLink } from '../../ui/link.tsx';
import { useCall } from '../../ui/use-call.ts';

/** Asks a signed-in person to accept what has changed; it stays until they do, and stops nothing. */
export function AgreementsNotice({ wanted }: { wanted: readonly AgreementVersion[] }) {
  const { t } = useLingui();
  const { accounts } = useOrpc();
  const call = useCall(accounts.acceptAgreements.call, {
    failed: t`It could not be noted.`,
    readAgain: [accounts.getMe.key()],
  });
  const [terms, privacy] = (['terms', 'privacy'] as const).map((each) =>
    wanted.some(({ agreement }) => agreement === each),
  );
  return (
    <section aria-label={t`Changed terms`} className="border-b border-sand-2 bg-clay-soft">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-3">
        <p className="min-w-0 grow basis-72 text-s text-ink-0">
          {terms && privacy ? (
            <Trans>
              We have changed our <ProseLink to="/terms">terms of use</ProseLink> and our{' '}
              <ProseLink to="/privacy">privacy policy</ProseLink>. Please read them and accept.
            </Trans>
          ) : terms ? (
            <Trans>
              We have changed our <ProseLink to="/terms">terms of use</ProseLink>. Please read them and accept.
            </Trans>
          ) : (
            <Trans>
              We have changed our <ProseLink to="/privacy">privacy policy</ProseLink>. Please read it and accept.
            </Trans>
          )}
        </p>
        <Button variant="secondary" pending={call.isPending} onClick={() => call.send({ accepted: [...wanted] })}>
          <Trans context="changed terms">Accept</Trans>
        </Button>
      </div>
    </section>
  );
}
