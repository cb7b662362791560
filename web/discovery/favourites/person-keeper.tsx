import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { useCall } from '../../ui/use-call.ts';
import { forgetKept, keptIds } from './kept-on-device.ts';
import { favouriteIdsQuery } from './queries.ts';
import { keepPresses, type Press, showSaved } from './saved.ts';

const FULL = { too_many_favourites: msg`Your list is full. Remove someone first.` };

/** Keeps whom the signed-in person saves, and hands over what this device has kept; renders nothing. */
export function PersonKeeper() {
  const { data } = useQuery(favouriteIdsQuery(useOrpc()));
  const ids = data?.ids;
  const [pressed] = useState<Pressed>(() => new Map());
  const take = useSaving(pressed);
  const takeNow = useEffectEvent(take);
  useMerged();
  useEffect(() => {
    if (ids !== undefined) showSaved(withPresses(ids, pressed));
  }, [ids, pressed]);
  useEffect(() => {
    const stop = keepPresses(takeNow);
    return () => {
      stop();
      showSaved(null);
    };
  }, []);
  return null;
}

/** The presses that are not answered yet. */
type Pressed = Map<string, boolean>;

/** The answer of the server with these presses. */
function withPresses(ids: readonly string[], pressed: Pressed): Set<string> {
  const shown = new Set(ids);
  for (const [id, wanted] of pressed) shown[wanted ? 'add' : 'delete'](id);
  return shown;
}

/** Sends one press after the other, in their order. What is refused is shown as it was before. */
function useSaving(pressed: Pressed) {
  const { t } = useLingui();
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  const { queryKey } = favouriteIdsQuery(orpc);
  const known = () => queryClient.getQueryData<{ ids: string[] }>(queryKey)?.ids ?? [];
  const answered = ({ id, wanted }: Press, ids: string[]) => {
    if (pressed.get(id) === wanted) pressed.delete(id);
    queryClient.setQueryData(queryKey, (before) => before && { ids });
    showSaved(withPresses(ids, pressed));
  };
  const handling = {
    scope: { id: 'favourites' },
    // Without a connection it is refused at once: a press that waits would be lost with the page.
    networkMode: 'always' as const,
    readAgain: [queryKey],
  };
  const others = (id: string) => known().filter((other) => other !== id);
  const saving = useCall((id: string) => orpc.discovery.saveFavourite.call({ id }), {
    ...handling,
    failed: t`Not saved`,
    refusals: FULL,
    onDone: (_, id) => answered({ id, wanted: true }, [id, ...others(id)]),
    onFailed: (_, id) => answered({ id, wanted: true }, known()),
  });
  const removing = useCall((id: string) => orpc.discovery.removeFavourite.call({ id }), {
    ...handling,
    failed: t`Not removed`,
    onDone: (_, id) => answered({ id, wanted: false }, others(id)),
    onFailed: (_, id) => answered({ id, wanted: false }, known()),
  });
  return ({ id, wanted }: Press) => {
    pressed.set(id, wanted);
    (wanted ? saving : removing).send(id);
  };
}

/** Once somebody is signed in, what the device has kept is theirs; where it is refused, the device keeps it. */
function useMerged() {
  const { t } = useLingui();
  const orpc = useOrpc();
  const { send } = useCall((ids: string[]) => orpc.discovery.mergeFavourites.call({ ids }), {
    failed: null,
    readAgain: [orpc.discovery.listFavourites.key(), orpc.discovery.listFavouriteIds.key()],
    onDone: ({ left_out }, ids) => {
      forgetKept(ids);
      if (left_out > 0)
        toast({
          tone: 'warn',
          title: t`Your list of saved providers is full`,
          text: t`${plural(left_out, { one: '# provider of this device was not added.', other: '# providers of this device were not added.' })}`,
        });
    },
  });
  const merge = useEffectEvent(() => {
    const kept = keptIds();
    if (kept.length > 0) send(kept);
  });
  useEffect(() => merge(), []);
}
