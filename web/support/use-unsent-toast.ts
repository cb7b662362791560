import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { RefusalTexts } from '../kit/refusals/refusal.ts';
import { refusalText } from '../kit/refusals/refusal-text.ts';
import { toast } from '../ui/toasts/toast.ts';
import { PHOTO_REASONS } from './photo-reasons.ts';

/** 8.16 */
const REFUSALS: RefusalTexts = {
  no_active_session: msg`No active support session`,
  not_found: msg`No active support session`,
  authentication_required: msg`Not authenticated`,
  too_many_requests: msg`You are writing very fast. Please wait a moment.`,
  invalid_input: msg`It has characters that can’t be sent.`,
  ...PHOTO_REASONS,
};

/** Tells a person why their message was not sent. 8.14 */
export function useUnsentToast(): (error: unknown) => void {
  const { t, i18n } = useLingui();
  return (error) =>
    toast({ tone: 'bad', title: t`Failed to send message`, text: i18n._(refusalText(error, REFUSALS)) });
}
