import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { codeOf } from '../../kit/error-code.ts';
import type { RefusalTexts } from '../../kit/refusals/refusal.ts';
import { refusalText } from '../../kit/refusals/refusal-text.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { PHOTO_REASONS } from '../photo-reasons.ts';
import { sessionQuery } from './queries.ts';

const REFUSALS: RefusalTexts = {
  not_found: msg`This chat does not exist.`,
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
    if (codeOf(error) === 'state_changed') toast({ tone: 'bad', title: await readChange() });
    else toast({ tone: 'bad', title: t`That did not work`, text: i18n._(refusalText(error, REFUSALS)) });
  };
  async function readChange(): Promise<string> {
    const detail = await queryClient.fetchQuery({ ...sessionQuery(orpc, id), staleTime: 0 }).catch(() => null);
    if (detail?.session.status === 'ended') return t`This chat has ended`;
    const name = detail?.session.taken_by?.full_name;
    return name === undefined ? t`This chat has changed` : t`${name} has taken it`;
  }
}
