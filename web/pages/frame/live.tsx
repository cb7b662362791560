import { DEFAULT_PREFERENCES, soundFor } from '@hirfa/domain/notifications';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { preferencesQuery } from '../../accounts/index.ts';
import { refetchChangedBookings } from '../../bookings/index.ts';
import { loadInside } from '../../kit/i18n.ts';
import { useLive } from '../../kit/live/use-live.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { useNotificationToasts } from '../../notifications/index.ts';
import { BindInvitation } from '../../referrals/index.ts';
import { ring, startSounds } from '../../sounds/index.ts';
import { usePush } from '../../push/index.ts';

/** Receives changes while a signed-in person has the page open; renders nothing that is seen. */
export default function Live(): ReactNode {
  const navigate = useNavigate();
  const { i18n, language } = useRouteContext({ from: '__root__' });
  useEffect(() => {
    // Texts that can't be loaded now are loaded by the next signed-in page.
    loadInside(i18n, language).catch(() => undefined);
    // For messages that are shown without a connection, such as that of a sign-out.
    import('../../ui/toasts/toast-stack.tsx').catch(() => undefined);
  }, [i18n, language]);
  const { data: wanted = DEFAULT_PREFERENCES } = useQuery(preferencesQuery(useOrpc()));
  useLive(refetchChangedBookings);
  useEffect(startSounds, []);
  usePush((target) => void navigate(target));
  useNotificationToasts(
    (link) => void navigate(link),
    (news, once) => void ring(soundFor(news, wanted.selected_sound), once),
  );
  return <BindInvitation />;
}
