import { isInPart, WANTED_PARTS, type WantedPart } from '@hirfa/domain/bookings';
import { type Day, formatDateTime, startOfDay } from '@hirfa/domain/market';
import { msg } from '@lingui/core/macro';
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
import type { ShownDay } from './slot-week.ts';
import { PART_WORDS } from '../../common/part-words.ts';
import { waitsQuery } from '../../common/queries.ts';

/** Who may wait, and for which day the page was opened. */
export interface WaitProps {
  isSignedIn: boolean;
  /** The day that a link named. */
  day: Day | null;
  /** Called before sign-in, to remember the path back. */
  onSignIn: () => void;
}

type WaitFormProps = WaitProps & {
  cardId: string;
  mode: Mode;
  halfHours: number | null;
  days: readonly ShownDay[];
};

/** Below the free times: the person asks to be told once another time is free. */
export function WaitForm(props: WaitFormProps) {
  return (
    <div className="rounded-m border border-sand-2 px-4 py-1">
      <Disclosure heading={<Trans>Your time is not here?</Trans>} note={<Trans>Wait for it</Trans>}>
        <div className="flex flex-col gap-4 pb-3">
          <p className="text-s text-ink-1">
            <Trans>We tell you as soon as a time becomes free. People are told in turn, and nothing is held.</Trans>
          </p>
          {props.isSignedIn ? <Wish {...props} /> : <SignIn onSignIn={props.onSignIn} />}
        </div>
      </Disclosure>
    </div>
  );
}

function SignIn({ onSignIn }: Pick<WaitProps, 'onSignIn'>) {
  return (
    <ButtonLink to="/auth" search={{ mode: 'signin' }} onClick={onSignIn} variant="secondary" className="self-start">
      <Trans>Sign in to wait</Trans>
    </ButtonLink>
  );
}

const REFUSALS = {
  is_free: msg`There is a free time then. Look at the times above.`,
  too_many_waits: msg`You wait for as many days as possible. Stop waiting for another one first.`,
};

function Wish({ cardId, mode, halfHours, days, day: named }: WaitFormProps) {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const orpc = useOrpc();
  const [day, setDay] = useState(() => firstDay(days, named));
  const [part, setPart] = useState<WantedPart>('any');
  const query = waitsQuery(orpc);
  const { data } = useQuery(query);
  const { send, isPending } = useCall(orpc.bookings.waitForTime.call, {
    failed: t`You are not waiting`,
    refusals: REFUSALS,
    readAgain: [query.queryKey],
  });
  const isFree = days.some((each) => each.day === day && each.slots.some((slot) => isWanted(slot, part)));
  const isAwaited = data?.items.some(
    (each) => each.service_card_id === cardId && each.day === day && each.part === part && each.state === 'waiting',
  );
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
      ) : isAwaited ? (
        <Notice tone="ok">
          <Trans>You are waiting. We tell you once a time is free; you find it among your bookings, too.</Trans>
        </Notice>
      ) : (
        <Button
          variant="secondary"
          pending={isPending}
          className="self-start"
          onClick={() =>
            send({ service_card_id: cardId, mode, ...(halfHours !== null && { half_hours: halfHours }), day, part })
          }
        >
          <Trans>Tell me when it is free</Trans>
        </Button>
      )}
    </>
  );
}

const isWanted = (slot: ShownDay['slots'][number], part: WantedPart) =>
  !slot.isGone && isInPart(part, new Date(slot.starts_at));

/** The day that was named, or else the first one without a free time. */
function firstDay(days: readonly ShownDay[], named: Day | null): Day {
  const known = days.find(({ day }) => day === named) ?? days.find(({ slots }) => slots.every(({ isGone }) => isGone));
  return (known ?? days[0])?.day ?? '';
}
