import { Trans, useLingui } from '@lingui/react/macro';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { Progress } from './send-file.ts';
import { uploadProblem } from './texts.ts';
import type { UploadState } from './uploads.ts';

type UploadLineProps = {
  state: UploadState;
  onResume: () => void;
  onStop: () => void;
};

/** How far an upload is, or why it ended. */
export function UploadLine({ state, onResume, onStop }: UploadLineProps) {
  const { i18n } = useLingui();
  if ('progress' in state) return <UploadProgress {...state} onStop={onStop} />;
  return (
    <div className="flex flex-col items-start gap-3">
      <Notice tone="bad">{i18n._(uploadProblem(state.error))}</Notice>
      {state.canContinue && (
        <Button onClick={onResume}>
          <RotateCw aria-hidden />
          <Trans>Continue the upload</Trans>
        </Button>
      )}
    </div>
  );
}

type ProgressProps = { progress: Progress; size: number; onStop: () => void };

function UploadProgress({ progress, size, onStop }: ProgressProps) {
  const { t } = useLingui();
  const value = progress.step === 'storing' ? 100 : Math.floor((progress.sent / size) * 100);
  return (
    <div className="flex flex-col gap-2">
      <progress
        value={value}
        max={100}
        aria-label={t`Upload`}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sand-2 [&::-moz-progress-bar]:bg-teal [&::-webkit-progress-bar]:bg-sand-2 [&::-webkit-progress-value]:bg-teal"
      />
      <div className="flex flex-wrap items-center justify-between gap-2 text-xs text-ink-1">
        <output>
          {progress.step === 'sending' && <Trans>Uploading</Trans>}
          {progress.step === 'cut' && <Trans>The connection is lost. The upload continues automatically.</Trans>}
          {progress.step === 'storing' && <Trans>Preparing the pages</Trans>}
        </output>
        {progress.step !== 'storing' && (
          <Button variant="quiet" onClick={onStop}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
