import type { KeptBooking, TestTools } from '@hirfa/contract/admin';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useCall } from '../../ui/use-call.ts';
import { DELETION_REFUSALS } from './texts.ts';
import { useReset } from './use-reset.ts';

/** Deletes all bookings of test people, part by part, and says which stay and why. */
export function ResetTestData({ tools: { marked, deleting } }: { tools: TestTools }) {
  const { t } = useLingui();
  const orpc = useOrpc();
  const reset = useCall(useReset(), { readAgain: [orpc.admin.getTestTools.key()] });
  return (
    <div className="flex max-w-xl flex-col gap-5">
      <p className="text-m text-ink-0" aria-live="polite">
        <Plural value={marked} one="# booking of two test people." other="# bookings of two test people." />{' '}
        {deleting > 0 && <Plural value={deleting} one="# more is being deleted." other="# more are being deleted." />}
      </p>
      <ConfirmDialog
        trigger={
          <Button variant="danger" className="self-start max-sm:w-full">
            <Trans>Delete all test bookings</Trans>
          </Button>
        }
        title={t`Delete all test bookings?`}
        description={
          <Trans>
            All bookings of two test people go, in every state. What was paid goes back first. It can’t be undone.
          </Trans>
        }
        confirm={<Trans>Delete all</Trans>}
        isDanger
        // The page says how it went.
        call={{ isPending: reset.isPending }}
        onConfirm={(close) => reset.send(undefined, { onSettled: close })}
      />
      {reset.refusal && <Notice tone="bad">{reset.refusal}</Notice>}
      {reset.answer && (
        <Notice tone="ok">
          <Plural
            value={reset.answer.asked}
            one="# booking is deleted as soon as its money is back."
            other="# bookings are deleted as soon as their money is back."
          />
        </Notice>
      )}
      {reset.answer && reset.answer.kept.length > 0 && <KeptBookings kept={reset.answer.kept} />}
    </div>
  );
}

function KeptBookings({ kept }: { kept: readonly KeptBooking[] }) {
  const { t, i18n } = useLingui();
  return (
    <section aria-label={t`Bookings that stay`}>
      <h2 className="mb-2 text-m font-semibold text-ink-0">
        <Trans>Bookings that stay</Trans>
      </h2>
      <ul className="flex flex-col gap-2 text-s">
        {kept.map(({ booking_id, reason }) => (
          <li key={booking_id}>
            <bdi className="wrap-anywhere text-ink-0">{booking_id}</bdi>
            <p className="text-ink-1">{i18n._(DELETION_REFUSALS[reason])}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
