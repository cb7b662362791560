import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { codeOf } from '../../kit/error-code.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { PHOTO_REASONS } from '../photo-reasons.ts';
import { sessionQuery } from './queries.ts';

const REASONS: Record<string, MessageDescriptor> = {
  not_found: msg`This chat does not exist.`,
  admin_required: msg`Only admins can do this.`,
  invalid_input: msg`It has characters that can’t be sent.`,
  too_many_requests: msg`You have sent many photos. Please wait a moment.`,
  ...PHOTO_REASONS,
};

/** Tells why something was refused; who has taken a session is read again, so that their name is told. */
export function useRefusalToast(id: string): (error: unknown) => Promise<void> {
  const { t, i18n } = useLingui();
  const orpc = useOrpc();
  const queryClient = useQueryClient();
  return async (error) => {
    const code = codeOf(error);
    if (code === 'state_changed') return void toast({ tone: 'bad', title: await readChange() });
    const reason = REASONS[code];
    toast({
      tone: 'bad',
      title: t`That did not work`,
      text: reason ? i18n._(reason) : t`Check your connection and try again.`,
    });
  };
  async function readChange(): Promise<string> {
    const detail = await queryClient.fetchQuery({ ...sessionQuery(orpc, id), staleTime: 0 }).catch(() => null);
    if (detail?.session.status === 'ended') return t`This chat has ended`;
    const name = detail?.session.taken_by?.full_name;
    return name === undefined ? t`This chat has changed` : t`${name} has taken it`;
  }
}
