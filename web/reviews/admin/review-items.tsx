import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ItemProps } from '../../ui/admin/queue/item-props.ts';
import { KeyButton } from '../../ui/admin/queue/key-button.tsx';
import { useDecideLater } from '../../ui/admin/queue/use-decide-later.ts';
import { ReasonDialog } from '../../ui/admin/reason-dialog.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { ReviewOf } from './review-of.tsx';

type Item = ItemProps<'review_report'>['item'] | ItemProps<'held_review'>['item'];

/** A review that somebody has reported. */
export function ReportedReviewItem({ item, onDecided }: ItemProps<'review_report'>) {
  const later = useDecideLater(item, onDecided);
  return (
    <>
      <div className="rounded-m bg-sand-1 p-4 text-s">
        <p className="mb-1 text-ink-1">
          <Trans>Why it is reported:</Trans>
        </p>
        <OwnWords>{item.reason}</OwnWords>
      </div>
      <ReviewOf item={item} />
      <div className="flex flex-wrap gap-3 *:max-sm:grow">
        <Hide later={later} />
        <KeyButton shortcut="D" variant="secondary" pending={later.isPending} onClick={() => later.decide('dismiss')}>
          <Trans>Dismiss the report</Trans>
        </KeyButton>
        <ToBooking item={item} />
      </div>
    </>
  );
}

const HELD = {
  same_payout: msg`Both people of the booking are paid to the same account.`,
  same_phone: msg`The wallet of one of the two is the phone of the other.`,
  same_device: msg`Both people of the booking have signed in with the same browser.`,
  same_instrument: msg`Both people of the booking have paid with the same card or wallet.`,
};

/** A review whose two people may be the same one. */
export function HeldReviewItem({ item, onDecided }: ItemProps<'held_review'>) {
  const { i18n } = useLingui();
  const later = useDecideLater(item, onDecided);
  return (
    <>
      <p className="rounded-m bg-warn-soft p-4 text-s">{i18n._(HELD[item.held_reason])}</p>
      <ReviewOf item={item} />
      <div className="flex flex-wrap gap-3 *:max-sm:grow">
        <KeyButton shortcut="R" pending={later.isPending} onClick={() => later.decide('release')}>
          <Trans>Release the review</Trans>
        </KeyButton>
        <Hide later={later} />
        <ToBooking item={item} />
      </div>
    </>
  );
}

const ToBooking = ({ item }: { item: Item }) => (
  <ButtonLink to="/admin/bookings/$bookingId" params={{ bookingId: item.booking_id }} variant="secondary">
    <Trans>Show the booking</Trans>
  </ButtonLink>
);

function Hide({ later }: { later: ReturnType<typeof useDecideLater> }) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <KeyButton shortcut="H" variant="secondary" onClick={() => setAsked(true)}>
        <Trans>Hide the review</Trans>
      </KeyButton>
      {isAsked && (
        <ReasonDialog
          title={t`Hide this review?`}
          description={<Trans>Nobody but its writer sees it then, and the rating changes.</Trans>}
          confirm={t`Hide the review`}
          isRead={false}
          pending={later.isPending}
          onClose={() => setAsked(false)}
          onSend={(reason) => later.decide('hide', reason)}
        />
      )}
    </>
  );
}
