import type { Availability } from '@hirfa/contract/providers';
import { cairoDay } from '@hirfa/domain/market';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { useCall } from '../../ui/use-call.ts';
import { SAVE_REFUSALS } from '../profile/save-bar.tsx';
import { useStoredForm } from '../profile/use-stored-form.ts';
import { availabilityQuery } from '../queries.ts';
import { changedParts, formProblems, formToSave, type HoursForm, hoursForm } from './hours-form.ts';

/**
 * The edited working hours, their problems, and what saves them. What another device has saved meanwhile joins them:
 * the server refuses an old version, the new one is read, and what was typed here stays.
 */
export function useHours(stored: Availability, now: Date) {
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const today = cairoDay(now);
  const storedForm = useMemo(() => hoursForm(stored), [stored]);
  const { form, change, discard, saved } = useStoredForm('availability', storedForm);
  const isChanged = changedParts(storedForm, form).length > 0;
  /** What was saved here last. */
  const sent = useRef<HoursForm>(null);
  useForeignChangeToast(storedForm, form, sent);
  const save = useCall(
    (typed: HoursForm) => {
      const toSave = formToSave(typed, today);
      sent.current = toSave;
      return orpc.providers.saveAvailability.call({ version: stored.version, ...toSave });
    },
    {
      refusals: {
        ...SAVE_REFUSALS,
        state_changed: msg`Another device has saved something else. What you typed is still here: please check it and save again.`,
      },
      onDone: (answer, typed) => {
        queryClient.setQueryData(availabilityQuery(orpc).queryKey, answer);
        saved(typed);
      },
      readAgain: [orpc.providers.key()],
    },
  );
  return { form, change, discard, isChanged, problems: formProblems(form, today), save, today };
}

/** Says when another device has changed what is shown; what was sent from here is no news. */
function useForeignChangeToast(stored: HoursForm, form: HoursForm, sent: RefObject<HoursForm | null>): void {
  const { t } = useLingui();
  const seen = useRef(stored);
  const compare = useEffectEvent((now: HoursForm) => {
    const before = seen.current;
    seen.current = now;
    const own = sent.current ?? before;
    const news = changedParts(before, now).filter((part) => changedParts(own, now).includes(part));
    if (news.length === 0) return;
    const isTyped = news.some((part) => changedParts(now, form).includes(part));
    toast({
      title: t`Your hours were changed on another device`,
      text: isTyped
        ? t`What you typed here stays. If you save it, it replaces the other change.`
        : t`You see them here as they are now.`,
    });
  });
  useEffect(() => compare(stored), [stored]);
}
