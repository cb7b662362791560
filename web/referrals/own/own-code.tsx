import { Trans, useLingui } from '@lingui/react/macro';
import type { Referrals } from '@hirfa/contract/referrals';
import { Card } from '../../ui/card.tsx';
import { Money } from '../../ui/money.tsx';
import { Stat } from '../../ui/stat.tsx';
import { CopyButton } from './copy-button.tsx';
import { OwnCodeBones } from './own-code-bones.tsx';
import { ShareInvitation } from './share-invitation.tsx';

const card = 'p-5 sm:p-6';

/** The person's code, how to share it, and what it has brought. */
export function OwnCode({ own, address }: { own: Referrals; address: string }) {
  return (
    <Card raised className={card}>
      <Content own={own} address={address} />
    </Card>
  );
}

/** No real code has a zero. */
const SAMPLE: Referrals = {
  code: '000000',
  flat: '50.00',
  credit: '50.00',
  owed: '0.00',
  earned: '50.00',
  invitation: null,
};

/** A placeholder of the same size: the content itself, which nobody sees yet. */
export function OwnCodeSkeleton() {
  return (
    <Card raised className={card} aria-busy>
      <div inert className="invisible">
        <Content own={SAMPLE} address="" />
      </div>
      <div className="absolute inset-5 sm:inset-6">
        <OwnCodeBones />
      </div>
    </Card>
  );
}

function Content({ own, address }: { own: Referrals; address: string }) {
  const { t } = useLingui();
  const amount = <Money amount={own.flat} />;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-1">
        <Trans>
          Your friend’s first booking costs <strong className="font-semibold text-ink-0">{amount}</strong> less. When it
          is done, you get <strong className="font-semibold text-ink-0">{amount}</strong> as credit for your next one.
        </Trans>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-m bg-sand-1 px-4 py-3">
        <p>
          <span className="block text-xs text-ink-1">
            <Trans>Your code</Trans>
          </span>
          <bdi dir="ltr" className="text-xl font-bold tracking-widest text-ink-0">
            {own.code}
          </bdi>
        </p>
        <CopyButton text={own.code} label={t`Copy the code`} done={t`The code ${own.code} is copied`} />
      </div>
      <ShareInvitation address={address} />
      <dl className="grid grid-cols-2 gap-4 border-t border-sand-2 pt-5">
        <Stat label={t`Credit now`} value={<Money amount={own.credit} />} />
        <Stat label={t`Earned so far`} value={<Money amount={own.earned} />} />
      </dl>
      {Number(own.credit) > 0 && (
        <p className="text-s text-ink-1">
          <Trans>Your next booking uses the credit by itself: you see it in the price before you pay.</Trans>
        </p>
      )}
      {Number(own.owed) > 0 && <Owed amount={own.owed} />}
      {own.invitation !== null && <InvitedBy invitation={own.invitation} />}
    </div>
  );
}

function Owed({ amount }: { amount: string }) {
  const owed = <Money amount={amount} />;
  return (
    <p className="text-s text-ink-1">
      <Trans>
        A friend’s booking was refunded after you had spent the credit for it. {owed} are taken from your next credit.
      </Trans>
    </p>
  );
}

function InvitedBy({ invitation }: { invitation: NonNullable<Referrals['invitation']> }) {
  const who = <bdi>{invitation.inviter}</bdi>;
  return (
    <p className="text-s text-ink-1">
      {invitation.state === 'refused' ? (
        <Trans>The invitation of {who} gives no discount.</Trans>
      ) : invitation.state === 'bound' ? (
        <Trans>{who} has invited you: your first booking costs less.</Trans>
      ) : (
        <Trans>{who} has invited you.</Trans>
      )}
    </p>
  );
}
