import type { ConfirmationLine } from '@hirfa/contract/payouts';
import { textIn } from '@hirfa/domain/market';
import { type ConfirmationProblem, readConfirmations } from '@hirfa/domain/payouts';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Money } from '../../ui/money.tsx';
import { FormDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { useCall } from '../../ui/use-call.ts';
import { changedByPayouts } from '../queries.ts';
import { OUTCOME_WORDS, STATE_WORDS } from '../words.ts';

/** How many lines of a file are shown before it is applied. */
const MOST_SHOWN = 200;

/** Takes what the bank says of payouts: the file is looked at first, and then applied. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const orpc = useOrpc();
  const { text, problem, preview, choose } = useChosenFile();
  const apply = useCall(orpc.payouts.importPayouts.call, {
    once: true,
    done: t`The payouts are confirmed.`,
    refusals: { state_changed: msg`Something has changed meanwhile. Choose the file again.` },
    readAgain: changedByPayouts(orpc),
    onDone: onClose,
  });
  const lines = preview.answer?.items ?? [];
  const applied = preview.answer?.applied ?? 0;
  const isVain = preview.isDone && applied === 0 ? t`This file changes nothing.` : undefined;
  return (
    <FormDialog
      onOpenChange={onClose}
      title={t`Import confirmations`}
      description={
        <Trans>
          A CSV file with the columns “reference” and “status”, which is paid or returned. Other columns do not matter.
        </Trans>
      }
      confirm={<Plural value={applied} one="Apply # line" other="Apply # lines" />}
      call={{
        isPending: apply.isPending || preview.isPending,
        refusal: problem ?? isVain ?? apply.refusal ?? preview.refusal,
      }}
      onConfirm={() => applied > 0 && apply.send({ text, applied })}
    >
      <label className="flex flex-col gap-2 text-s font-semibold text-ink-0">
        <Trans>File of the bank</Trans>
        <input
          type="file"
          accept=".csv,text/csv,text/plain"
          className="min-h-11 w-full rounded-s border border-field-line bg-card p-2 font-normal file:me-3 file:rounded-full file:border-0 file:bg-clay-soft file:px-4 file:py-1.5 file:font-semibold file:text-clay-ink"
          onChange={({ target }) => void choose(target.files?.[0])}
        />
      </label>
      {lines.length > 0 && <Lines lines={lines} />}
    </FormDialog>
  );
}

/** A file of the bank: what it would change, or why it can not be read. */
function useChosenFile() {
  const { t } = useLingui();
  const { payouts } = useOrpc();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const preview = useCall((content: string) => payouts.previewPayoutImport.call({ text: content }));
  const problemOf = (read: ConfirmationProblem) => {
    if ('line' in read) {
      const { line } = read;
      return t`Line ${line} has no reference, or another status.`;
    }
    if (read.problem === 'no_columns') return t`The file needs a head with the columns “reference” and “status”.`;
    return read.problem === 'no_rows' ? t`The file has no lines.` : t`The file has too many lines.`;
  };
  async function choose(file: File | undefined) {
    if (file === undefined) return;
    const content = await file.text();
    const read = readConfirmations(content);
    preview.reset();
    setProblem('problem' in read ? problemOf(read) : undefined);
    setText(content);
    if (!('problem' in read)) preview.send(content);
  }
  return { text, problem, preview, choose };
}

function Lines({ lines }: { lines: readonly ConfirmationLine[] }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const more = lines.length - MOST_SHOWN;
  return (
    <>
      <ul className="divide-y divide-sand-2 rounded-m border border-sand-2">
        {lines.slice(0, MOST_SHOWN).map((line) => (
          <li key={line.line} className="flex flex-wrap items-center justify-between gap-2 p-3 text-s">
            <span className="min-w-0">
              <bdi dir="ltr" className="font-semibold text-ink-0">
                {line.reference}
              </bdi>{' '}
              · {i18n._(STATE_WORDS[line.state])}
              {line.amount !== null && (
                <span className="block text-xs text-ink-1">
                  <bdi>{textIn(line, 'name', language)}</bdi> · <Money amount={line.amount} piastres />
                </span>
              )}
            </span>
            <StateBadge tone={line.outcome === 'applied' ? 'ok' : line.outcome === 'known' ? 'quiet' : 'bad'}>
              {i18n._(OUTCOME_WORDS[line.outcome])}
            </StateBadge>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Notice tone="plain">
          <Plural value={more} one="# more line is not shown." other="# more lines are not shown." />
        </Notice>
      )}
    </>
  );
}
