import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useEffect, useRef } from 'react';
import { saveFile } from '../../../kit/save-file.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { Button } from '../../../ui/button.tsx';

/** The recovery codes: each replaces the app once. They are shown only once. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');

  const copy = () =>
    copyText(text, {
      done: t`Copied`,
      failed: t`This browser does not let us copy. Please write the codes down or download them.`,
    });

  return (
    <div className="flex flex-col gap-5">
      <div>
        <h3 ref={heading} tabIndex={-1} className="card-text outline-none">
          <Trans>It is on. Save these recovery codes</Trans>
        </h3>
        <p className="mt-1 text-s text-ink-1">
          <Trans>
            If you lose your phone, each code lets you in once. They are shown only now: print them, or save them where
            you keep passwords.
          </Trans>
        </p>
      </div>
      <ul
        dir="ltr"
        className="grid gap-x-6 gap-y-2 rounded-s bg-sand-1 px-4 py-4 text-s font-semibold tabular-nums min-[420px]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden />
          <Trans>Copy</Trans>
        </Button>
        <Button
          variant="secondary"
          onClick={() => saveFile(`${text}\n`, { name: 'hirfa-recovery-codes.txt', type: 'text/plain' })}
        >
          <Download aria-hidden />
          <Trans>Download</Trans>
        </Button>
        <Button onClick={onKept}>
          <Trans>I have saved them</Trans>
        </Button>
      </div>
    </div>
  );
}
