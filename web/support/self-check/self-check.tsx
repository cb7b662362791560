import { Plural, Trans, useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Copy from 'lucide-react/icons/copy';
import Info from 'lucide-react/icons/info';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect, useState } from 'react';
import { copyText } from '../../ui/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { check, type CheckName, CHECKS, type Finding, WITH_VALUE } from './checks.ts';
import { useCheckNames, useFindingWords } from './check-words.tsx';

type Findings = Partial<Record<CheckName, Finding>>;

/** What of this browser works with the site, in plain words, and a text of it for support. */
export function SelfCheck() {
  const [findings, setFindings] = useState<Findings>({});
  useEffect(() => checkAll(setFindings), []);
  const isRunning = CHECKS.some((name) => findings[name] === undefined);
  function checkAgain() {
    setFindings({});
    checkAll(setFindings);
  }
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <Summary findings={findings} isRunning={isRunning} />
      <Card raised>
        <ul className="divide-y divide-sand-2 px-5 sm:px-7">
          {CHECKS.map((name) => (
            <Row key={name} name={name} finding={findings[name]} />
          ))}
        </ul>
      </Card>
      <div className="flex flex-wrap gap-3 max-[480px]:flex-col">
        <CopyButton findings={findings} isRunning={isRunning} />
        <Button variant="secondary" disabled={isRunning} onClick={checkAgain}>
          <RotateCw aria-hidden />
          <Trans>Check again</Trans>
        </Button>
      </div>
      <p className="text-s text-ink-1">
        <Trans>The copied text has what you see here and the name of your browser. It has nothing about you.</Trans>
      </p>
    </div>
  );
}

/** Checks everything at the same time; each finding is shown as soon as it is there. Returns how to stop. */
function checkAll(show: (change: (found: Findings) => Findings) => void): () => void {
  let isStopped = false;
  async function checkOne(name: CheckName) {
    const finding = await check(name);
    if (!isStopped) show((found) => ({ ...found, [name]: finding }));
  }
  for (const name of CHECKS) void checkOne(name);
  return () => void (isStopped = true);
}

function Summary({ findings, isRunning }: { findings: Findings; isRunning: boolean }) {
  const failed = Object.values(findings).filter(({ state }) => state === 'bad').length;
  if (isRunning)
    return (
      <Notice tone="plain">
        <Trans>Checking this browser</Trans>
      </Notice>
    );
  if (failed === 0)
    return (
      <Notice tone="ok">
        <Trans>Hirfa works in this browser.</Trans>
      </Notice>
    );
  return (
    <Notice tone="bad">
      <Plural
        value={failed}
        one="One thing does not work. It is marked below."
        other="# things do not work. They are marked below."
      />
    </Notice>
  );
}

const SIGNS = {
  ok: { Icon: CircleCheck, look: 'text-ok' },
  notice: { Icon: Info, look: 'text-ink-2' },
  bad: { Icon: CircleX, look: 'text-bad' },
} as const;

/** As high as the longest thing that it can say, so that nothing moves when it does. */
function Row({ name, finding }: { name: CheckName; finding: Finding | undefined }) {
  const names = useCheckNames();
  const { stateOf, sentenceOf, sentencesOf } = useFindingWords();
  const { Icon, look } = SIGNS[finding?.state ?? 'notice'];
  return (
    <li className="flex items-start gap-4 py-4 [&_svg]:size-6 [&_svg]:shrink-0">
      {finding === undefined ? <Spinner /> : <Icon aria-hidden className={look} />}
      {finding !== undefined && <span className="sr-only">{stateOf(finding)}</span>}
      <div className="min-w-0 grow">
        <h2 className="text-s font-semibold text-ink-0">{names[name]}</h2>
        <div className="mt-0.5 grid text-s text-ink-1 *:[grid-area:1/1]">
          {sentencesOf(name).map((sentence) => (
            <p key={sentence} aria-hidden className="invisible">
              {sentence}
            </p>
          ))}
          <p>{finding !== undefined && sentenceOf(name, finding)}</p>
        </div>
        {WITH_VALUE.has(name) && (
          <p className="min-h-[1lh] text-xs text-ink-2">
            <bdi dir="ltr" className="wrap-anywhere">
              {finding?.value}
            </bdi>
          </p>
        )}
      </div>
    </li>
  );
}

function CopyButton({ findings, isRunning }: { findings: Findings; isRunning: boolean }) {
  const { t } = useLingui();
  const copy = () =>
    copyText(textOf(findings), {
      done: t`Copied. Paste it into your chat with support.`,
      failed: t`The text could not be copied`,
      isShown: true,
    });
  return (
    <Button disabled={isRunning} onClick={() => void copy()}>
      <Copy aria-hidden />
      <Trans>Copy for support</Trans>
    </Button>
  );
}

/** One line for each check, in the names of the code: support reads it in either language. */
function textOf(findings: Findings): string {
  const { width, height } = window.screen;
  const lines = CHECKS.map((name) => `${name}: ${findings[name]?.state} ${findings[name]?.value}`.trim());
  return [...lines, `browser: ${navigator.userAgent}`, `screen: ${width} × ${height}`].join('\n');
}
