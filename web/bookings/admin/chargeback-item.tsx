import { EVIDENCE_NOTE_LENGTH } from '@hirfa/domain/payments';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { ItemFacts } from '../../ui/admin/queue/item-facts.tsx';
import type { ItemProps } from '../../ui/admin/queue/item-props.ts';
import { KeyButton } from '../../ui/admin/queue/key-button.tsx';
import { useThenReadQueue } from '../../ui/admin/queue/use-decide-later.ts';
import { ReasonDialog } from '../../ui/admin/reason-dialog.tsx';
import { DECISION_REFUSALS } from '../../ui/admin/refusals.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Money } from '../../ui/money.tsx';
import { FormDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useCall } from '../../ui/use-call.ts';
import { Moment } from '../common/booking-time.tsx';
import { BookedItem } from './booked-item.tsx';
import { CHARGEBACK_REASON_WORDS, chargeWords } from '../words/chargeback-words.ts';

type Props = ItemProps<'chargeback'>;

/** Money that a bank took back: evidence is collected and sent, and of a lost one it is decided who bears it. */
export function ChargebackItem({ item, onDecided }: Props) {
  return (
    <BookedItem item={item} bookingId={item.booking_id}>
      {({ provider }) => (
        <>
          <ChargebackFacts chargeback={item.chargeback}>
            <dt>
              <Trans>The provider would bear</Trans>
            </dt>
            <dd>
              <Money amount={item.at_most_borne} piastres />
            </dd>
          </ChargebackFacts>
          {item.chargeback.state === 'open' ? (
            <SendEvidence item={item} onDecided={onDecided} />
          ) : (
            <Bear item={item} provider={provider} onDecided={onDecided} />
          )}
        </>
      )}
    </BookedItem>
  );
}

type FactsProps = { chargeback: Props['item']['chargeback']; children?: ReactNode };

/** What a bank has taken, why, and until when it reads evidence. */
export function ChargebackFacts({ chargeback, children }: FactsProps) {
  const { i18n } = useLingui();
  return (
    <ItemFacts>
      <dt>
        <Trans>Taken by the bank</Trans>
      </dt>
      <dd className="font-semibold text-ink-0">
        <Money amount={chargeback.amount} piastres />
      </dd>
      <dt>
        <Trans>Payment for</Trans>
      </dt>
      <dd>{i18n._(chargeWords(chargeback))}</dd>
      <dt>
        <Trans>What the bank was told</Trans>
      </dt>
      <dd>{i18n._(CHARGEBACK_REASON_WORDS[chargeback.reason])}</dd>
      <dt>
        <Trans>Evidence until</Trans>
      </dt>
      <dd className="font-semibold text-ink-0">
        <Moment at={chargeback.evidence_until} />
      </dd>
      {children}
    </ItemFacts>
  );
}

function SendEvidence({ item, onDecided }: Props) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const { admin } = useOrpc();
  const { min, max } = EVIDENCE_NOTE_LENGTH;
  const isShort = note.trim().length < min;
  const call = useCall(admin.noteEvidence.call, {
    once: true,
    failed: true,
    done: t`Noted. The bank decides next.`,
    refusals: DECISION_REFUSALS,
    ...useThenReadQueue(onDecided),
  });
  return (
    <div className="flex flex-wrap gap-3 *:max-sm:grow">
      <ButtonLink to="/admin/evidence/$bookingId" params={{ bookingId: item.booking_id }}>
        <Trans>Collect the evidence</Trans>
      </ButtonLink>
      <KeyButton shortcut="S" variant="secondary" onClick={() => setAsked(true)}>
        <Trans>It was sent</Trans>
      </KeyButton>
      {isAsked && (
        <FormDialog
          title={t`Was the evidence sent?`}
          description={<Trans>This is noted once, with the time. The provider sees that it was sent.</Trans>}
          confirm={<Trans>It was sent</Trans>}
          call={{ isPending: call.isPending }}
          onOpenChange={() => setAsked(false)}
          onConfirm={() => {
            setTried(true);
            if (!isShort) call.send({ id: item.booking_id, chargeback_id: item.id, note: note.trim() });
          }}
        >
          <TextArea
            label={t`What was sent, and how`}
            hint={t`Only admins read it.`}
            rows={3}
            maxLength={max}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
            error={isTried && isShort ? t`Please write it in a few words.` : undefined}
          />
        </FormDialog>
      )}
    </div>
  );
}

type BearProps = Props & { provider: ReactNode };

/** Both ways; the proposed one comes first. */
function Bear({ item, provider, onDecided }: BearProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<Bearer | null>(null);
  const { admin } = useOrpc();
  const call = useCall(admin.bearChargeback.call, {
    once: true,
    failed: true,
    done: t`Decided. The provider is told.`,
    refusals: DECISION_REFUSALS,
    ...useThenReadQueue(onDecided),
  });
  const [lost, borne] = [
    <Money key="lost" amount={item.taken} piastres />,
    <Money key="borne" amount={item.at_most_borne} piastres />,
  ];
  return (
    <>
      <p className="text-s text-ink-1">
        <Evidence met={item.met} />
      </p>
      <Ways proposed={item.proposed} onAsk={setAsked} />
      {asked !== null && (
        <ReasonDialog
          title={asked === 'platform' ? t`Does Hirfa bear it?` : t`Does the provider bear it?`}
          description={
            asked === 'platform' ? (
              <Trans>
                {provider} is paid, and Hirfa loses {lost}.
              </Trans>
            ) : (
              <Trans>
                {provider} loses {borne}: what they earned. Hirfa loses the rest.
              </Trans>
            )
          }
          confirm={t`Decide`}
          pending={call.isPending}
          onClose={() => setAsked(null)}
          onSend={(reason) => call.send({ id: item.booking_id, chargeback_id: item.id, bearer: asked, reason })}
        />
      )}
    </>
  );
}

/** What shows that both met, and so who would bear it. */
function Evidence({ met }: Pick<Props['item'], 'met'>) {
  const { t } = useLingui();
  switch (met?.by) {
    case 'code':
      return (
        <Trans>The bank has decided for the customer. The start code shows that both met: Hirfa would bear it.</Trans>
      );
    case 'customer':
      return (
        <Trans>
          The bank has decided for the customer, who had confirmed in Hirfa that the job began: Hirfa would bear it.
        </Trans>
      );
    case 'admin': {
      const name = <bdi>{met?.name ?? t`An admin who has left`}</bdi>;
      return (
        <Trans>
          The bank has decided for the customer. {name} started the job without the code, for a reason that the history
          of the booking shows: Hirfa would bear it.
        </Trans>
      );
    }
    default:
      return (
        <Trans>The bank has decided for the customer. Nothing shows that both met: the provider would bear it.</Trans>
      );
  }
}

type Bearer = 'provider' | 'platform';

/** The buttons of both ways. */
function Ways({ proposed, onAsk }: { proposed: Props['item']['proposed']; onAsk: (bearer: Bearer) => void }) {
  const ways: readonly Bearer[] = proposed === 'platform' ? ['platform', 'provider'] : ['provider', 'platform'];
  return (
    <div className="flex flex-wrap gap-3 *:max-sm:grow">
      {ways.map((bearer, index) => (
        <KeyButton
          key={bearer}
          shortcut={bearer === 'platform' ? 'H' : 'P'}
          variant={index === 0 ? 'primary' : 'secondary'}
          onClick={() => onAsk(bearer)}
        >
          {bearer === 'platform' ? <Trans>Hirfa bears it</Trans> : <Trans>The provider bears it</Trans>}
        </KeyButton>
      ))}
    </div>
  );
}
