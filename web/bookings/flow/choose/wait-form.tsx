import type { WaitInput } from '@hirfa/contract/bookings';
import { isInPart, WANTED_PARTS, type WantedPart } from '@hirfa/domain/bookings';
import { type Day, formatDateTime, startOfDay } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from '../../../kit/use-locale.ts';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { useCall } from '../../../ui/use-call.ts';
import type { Mode } from '../choices.ts';
import type { ShownDay } from './week/slot-week.ts';
import { PART_WORDS } from '../../common/part-words.ts';
import { waitsQuery } from '../../common/queries.ts';
import { WAIT_REFUSALS } from '../../common/wait-refusals.ts';

/** Who may wait, and for what the page was opened. */
export interface WaitProps {
  isSignedIn: boolean;
  /** What a link named. */
  day: Day | null;
  part: WantedPart | null;
  /** Called before sign-in, to remember the path back. */
  onSignIn: (day: Day, part: WantedPart) => void;
}

type WaitFormProps = WaitProps & {
  cardId: string;
  mode: Mode;
  halfHours: number | null;
  days: readonly ShownDay[];
  /** The day that the person looks at; null where no day has a free time. */
  seen: Day | null;
};

/** Below the free times: the person asks to be told once another time is free. Open where nothing fits. */
export function WaitForm(props: WaitFormProps) {
  const { days, day } = props;
  const [isNothingFree] = useState(() => days.every(isFull));
  const [isOpen] = useState(() => isNothingFree || days.some((each) => each.day === day && isFull(each)));
  return (
    <div className="mt-3 rounded-m border border-sand-2 px-4 py-1">
      <Disclosure
        heading={isNothingFree ? <Trans>Wait for a time in these days</Trans> : <Trans>Your time is not here?</Trans>}
        note={isNothingFree ? null : <Trans>Wait for it</Trans>}
        isOpen={isOpen}
      >
        <div className="flex flex-col gap-4 pb-3">
          <p className="text-s text-ink-1">
            <Trans>We tell you as soon as a time becomes free. People are told in turn, and nothing is held.</Trans>
          </p>
          <Wish {...props} />
        </div>
      </Disclosure>
    </div>
  );
}

function Wish({ cardId, mode, halfHours, days, seen, isSignedIn, onSignIn, ...named }: WaitFormProps) {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const [ownDay, setDay] = useState<Day | null>(null);
  const [ownPart, setPart] = useState<WantedPart | null>(null);
  const proposed = proposedDay(days, ownDay ?? seen ?? named.day);
  const day = proposed?.day ?? '';
  const part = ownPart ?? named.part ?? proposedPart(proposed);
  const isFree = days.some((each) => each.day === day && each.slots.some((slot) => isWanted(slot, part)));
  const variant = days.every(isFull) ? 'primary' : 'secondary';
  const wish = { service_card_id: cardId, mode, ...(halfHours !== null && { half_hours: halfHours }), day, part };
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t`Day`}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          options={days.map((each) => ({
            value: each.day,
            label: formatDateTime(startOfDay(each.day), 'day', locale),
          }))}
        />
        <SelectField
          label={t`Time of day`}
          value={part}
          onChange={({ target }) => setPart(WANTED_PARTS.find((each) => each === target.value) ?? 'any')}
          options={WANTED_PARTS.map((each) => ({ value: each, label: i18n._(PART_WORDS[each]) }))}
        />
      </div>
      {isFree ? (
        <Notice tone="plain">
          <Trans>There is a free time then. Look at the times above.</Trans>
        </Notice>
      ) : isSignedIn ? (
        <Ask wish={wish} variant={variant} />
      ) : (
        <SignIn variant={variant} onSignIn={() => onSignIn(day, part)} />
      )}
    </>
  );
}

type Variant = 'primary' | 'secondary';

function SignIn({ variant, onSignIn }: { variant: Variant; onSignIn: () => void }) {
  return (
    <ButtonLink to="/auth" search={{ mode: 'signin' }} onClick={onSignIn} variant={variant} className="self-start">
      <Trans>Sign in to wait</Trans>
    </ButtonLink>
  );
}

/** The button, or that the person waits already. */
function Ask({ wish, variant }: { wish: WaitInput; variant: Variant }) {
  const { t } = useLingui();
  const orpc = useOrpc();
  const query = waitsQuery(orpc);
  const { data } = useQuery(query);
  const { send, isPending } = useCall(orpc.bookings.waitForTime.call, {
    failed: t`You are not waiting`,
    refusals: WAIT_REFUSALS,
    readAgain: [query.queryKey],
  });
  const isAwaited = data?.items.some(
    ({ service_card_id, day, part, state }) =>
      service_card_id === wish.service_card_id && day === wish.day && part === wish.part && state === 'waiting',
  );
  return (
    <div aria-live="polite" className="flex flex-col">
      {isAwaited ? (
        <Notice tone="ok">
          <Trans>You are waiting. We tell you once a time is free; you find it among your bookings, too.</Trans>
        </Notice>
      ) : (
        <Button variant={variant} pending={isPending} className="self-start" onClick={() => send(wish)}>
          <Trans>Tell me when it is free</Trans>
        </Button>
      )}
    </div>
  );
}

const isWanted = (slot: ShownDay['slots'][number], part: WantedPart) =>
  !slot.isGone && isInPart(part, new Date(slot.starts_at));

const isFull = ({ slots }: ShownDay) => slots.every(({ isGone }) => isGone);

/** The day that is wanted or looked at, or else the first one without a free time. */
const proposedDay = (days: readonly ShownDay[], wanted: Day | null): ShownDay | undefined =>
  days.find(({ day }) => day === wanted) ?? days.find(isFull) ?? days[0];

/** Any time of a full day, or else the first part of it without a free time. */
function proposedPart(day: ShownDay | undefined): WantedPart {
  if (day === undefined || isFull(day)) return 'any';
  return WANTED_PARTS.find((part) => !day.slots.some((slot) => isWanted(slot, part))) ?? 'any';
}
