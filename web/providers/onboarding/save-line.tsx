import { Trans } from '@lingui/react/macro';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import CloudCheck from 'lucide-react/icons/cloud-check';
import type { SaveState } from './draft/draft.ts';

/** Whether what is typed is saved; read aloud only where it is not. */
export function SaveLine({ save }: { save: SaveState }) {
  return (
    <div className="min-h-6 text-xs text-ink-2">
      {save === 'failed' || save === 'refused' ? (
        <output className="flex items-start gap-2 font-medium text-warn">
          <CloudAlert aria-hidden className="size-4.5 shrink-0" />
          {save === 'failed' ? (
            <Trans>Not saved yet: there is no connection. It stays on this device, and we keep trying.</Trans>
          ) : (
            <Trans>Not saved yet. Please reload the page; what you typed stays on this device.</Trans>
          )}
        </output>
      ) : (
        <p className="flex items-center gap-2">
          <CloudCheck aria-hidden className="size-4.5 shrink-0" />
          {save === 'saved' ? <Trans>Saved. Go on at any time, on any device.</Trans> : <Trans>Saving…</Trans>}
        </p>
      )}
    </div>
  );
}
