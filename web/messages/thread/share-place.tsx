import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { findPosition, isPositionRefused } from '../../kit/area/find-position.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

type Place = { latitude: number; longitude: number };
type SharePlaceProps = { onShare: (place: Place) => void; onClose: () => void };

/** A position is known to about a metre. */
const DIGITS = 1e5;
const round = (degrees: number) => Math.round(degrees * DIGITS) / DIGITS;

/** Shares where somebody is now. The device is asked only when they press the button. */
export function SharePlace({ onShare, onClose }: SharePlaceProps) {
  const { t } = useLingui();
  const [state, setState] = useState<'ready' | 'looking' | 'refused' | 'unknown'>('ready');
  async function share() {
    setState('looking');
    try {
      const { latitude, longitude } = (await findPosition({ enableHighAccuracy: true })).coords;
      onShare({ latitude: round(latitude), longitude: round(longitude) });
    } catch (error) {
      setState(isPositionRefused(error) ? 'refused' : 'unknown');
    }
  }
  const problems = {
    refused: t`Your browser keeps your place to itself. Allow it for Hirfa in the settings of the browser, or write the address.`,
    unknown: t`Your device can’t tell where you are. Please try again, or write the address.`,
  };
  return (
    <ConfirmDialog
      onOpenChange={onClose}
      title={t`Share where you are now?`}
      description={<Trans>A link to this place on a map is sent to the chat. Nobody follows you afterwards.</Trans>}
      confirm={<Trans>Share my place</Trans>}
      keep={<Trans>Cancel</Trans>}
      call={{
        isPending: state === 'looking',
        refusal: state === 'refused' || state === 'unknown' ? problems[state] : undefined,
      }}
      onConfirm={() => void share()}
    />
  );
}
