import type { Refund } from '@hirfa/contract/payments';
import type { PayoutKind } from '@hirfa/domain/payments';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { AccountFields, isAccountWrong } from '../../../ui/fields/account-fields.tsx';
import { ChoiceCards } from '../../../ui/fields/choice-cards.tsx';
import { focusProblem } from '../../../ui/fields/focus-problem.ts';
import { Money } from '../../../ui/money.tsx';
import { useCall } from '../../../ui/use-call.ts';

type Way = 'credit' | PayoutKind;
type ChooseRefundProps = {
  refund: Refund;
  /** What has the focus once it is chosen. */ focusAfter: RefObject<HTMLElement | null>;
};

const CHOSEN = { state_changed: msg`This was chosen before, maybe in another tab.` };

/** The customer chooses once how they get a refund that could not go back to where the money came from. */
export function ChooseRefund({ refund, focusAfter }: ChooseRefundProps) {
  const { t } = useLingui();
  const place = useRef<HTMLFormElement>(null);
  const [way, setWay] = useState<Way | null>(null);
  const [account, setAccount] = useState({ number: '', holder: '' });
  const [isTried, setTried] = useState(false);
  const choose = useChoice(() => focusAfter.current?.focus());
  const to = way === null || way === 'credit' ? null : { kind: way, ...account };

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (way === null || (to !== null && isAccountWrong(to))) return focusProblem(place.current);
    if (to === null) return choose.credit.send({ id: refund.id });
    choose.transfer.send({ id: refund.id, ...to });
  }
  const amount = <Money amount={refund.owed?.together?.amount ?? refund.owed?.amount ?? refund.amount} piastres />;
  return (
    <form
      ref={place}
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-5 rounded-m border border-sand-2 bg-card p-5 sm:p-6"
    >
      <div className="flex flex-col gap-1.5">
        <h2 className="section-text">
          <Trans>Choose how you get {amount} back</Trans>
        </h2>
        <Why refund={refund} />
      </div>
      <ChoiceCards
        label={t`How do you want it?`}
        field="way"
        value={way}
        onChange={setWay}
        error={isTried && way === null ? t`Please choose one of them.` : undefined}
        options={[
          {
            value: 'credit',
            label: t`Credit`,
            text: <Trans>Available at once, for your next bookings with Hirfa.</Trans>,
          },
          { value: 'iban', label: t`Bank account`, text: <Trans>Any bank in Egypt, by its IBAN.</Trans> },
          {
            value: 'wallet',
            label: t`Mobile wallet`,
            text: <Trans>Vodafone Cash, Orange Cash, e& money or WE Pay.</Trans>,
          },
        ]}
      />
      {way === 'credit' && <OwedCredit />}
      {to !== null && (
        <AccountFields value={to} onChange={(change) => setAccount({ ...account, ...change })} isTried={isTried} />
      )}
      {choose.refusal !== undefined && <Notice tone="bad">{choose.refusal}</Notice>}
      <Send way={way} pending={choose.isPending} />
    </form>
  );
}

function Send({ way, pending }: { way: Way | null; pending: boolean }) {
  return (
    <div className="flex flex-col gap-2">
      <Button type="submit" pending={pending} className="self-start max-sm:w-full">
        {way === null && <Trans context="refund">Continue</Trans>}
        {way === 'credit' && <Trans>Take it as credit</Trans>}
        {way !== null && way !== 'credit' && <Trans>Ask for the transfer</Trans>}
      </Button>
      <p className="text-xs text-ink-2">
        <Trans>You choose once. You can’t change it later.</Trans>
      </p>
    </div>
  );
}

function useChoice(onDone: () => void) {
  const { t } = useLingui();
  const { bookings, referrals } = useOrpc();
  const after = { once: true, refusals: CHOSEN, readAgain: [bookings.key(), referrals.key()], onDone };
  const credit = useCall(referrals.takeRefundAsCredit.call, { ...after, done: t`You have the credit now` });
  const transfer = useCall(bookings.askRefundTransfer.call, {
    ...after,
    done: t`We have your account details, and will transfer the money`,
  });
  return {
    credit,
    transfer,
    isPending: credit.isPending || transfer.isPending,
    refusal: credit.refusal ?? transfer.refusal,
  };
}

function WhyNotBack({ isSurplus }: { isSurplus: boolean }) {
  return isSurplus ? (
    <Trans>It was paid at a kiosk besides, and a kiosk cannot give cash back.</Trans>
  ) : (
    <Trans>It cannot go back the way you paid: a kiosk gives no cash back, and a card or wallet may be closed.</Trans>
  );
}

function Why({ refund }: { refund: Refund }) {
  const { owed } = refund;
  return (
    <p className="text-s text-ink-1">
      {owed?.returned_at ? (
        <>
          <Trans>The transfer came back:</Trans> <bdi>{owed.return_reason}</bdi>
        </>
      ) : (
        <WhyNotBack isSurplus={refund.is_surplus} />
      )}{' '}
      {owed !== null && Number(owed.by_bank) > 0 && <ByBank amount={owed.by_bank} />}
      {owed?.together && <OfPackage refunds={owed.together.refunds} />}
    </p>
  );
}

/** Of a package all refunds that could not go back are chosen at once. */
function OfPackage({ refunds }: { refunds: number }) {
  return (
    <>
      <Plural
        value={refunds}
        one="It is the refund of # date of your package."
        other="It is the sum of the refunds of # dates of your package."
      />{' '}
      <Trans>Your choice also holds for later refunds of this package.</Trans>{' '}
    </>
  );
}

/** What is left to choose is less than what could not go back. */
function ByBank({ amount }: { amount: string }) {
  const kept = <Money amount={amount} piastres />;
  return (
    <>
      <Trans>You have {kept} of it from your bank.</Trans>{' '}
    </>
  );
}

/** What the person owes of earlier credit is taken from new credit: they read it before they choose. */
function OwedCredit() {
  const { data } = useQuery(useOrpc().referrals.getReferrals.queryOptions({ input: {} }));
  if (data === undefined || Number(data.owed) === 0) return null;
  const owed = <Money amount={data.owed} piastres />;
  return (
    <Notice tone="plain">
      <Trans>You owe credit of {owed}, which is taken from it first. A transfer is paid in full.</Trans>
    </Notice>
  );
}
