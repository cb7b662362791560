import type { LaterDecision } from '@hirfa/contract/admin';
import { Trans, useLingui } from '@lingui/react/macro';
import Undo2 from 'lucide-react/icons/undo-2';
import { useOrpc } from '../../kit/use-orpc.ts';
import { DECIDED_WORDS } from './queue-words.ts';
import { KeyButton } from '../../ui/admin/queue/key-button.tsx';
import { DECISION_REFUSALS } from '../../ui/admin/refusals.ts';
import { useThenReadQueue } from '../../ui/admin/queue/use-decide-later.ts';
import { useCall } from '../../ui/use-call.ts';

type UndoBarProps = {
  /** The own decisions that have not taken effect, the oldest first. */
  decisions: readonly LaterDecision[];
  onUndone: (decision: LaterDecision) => void;
};

/** The last decision, which can be taken back: the server keeps it, so that it takes effect without this page. */
export function UndoBar({ decisions, onUndone }: UndoBarProps) {
  const { i18n } = useLingui();
  const { admin } = useOrpc();
  const undo = useCall(admin.undoDecision.call, {
    failed: true,
    refusals: DECISION_REFUSALS,
    ...useThenReadQueue(),
  });
  const last = decisions.at(-1);
  const words = last && DECIDED_WORDS[`${last.kind} ${last.decision}`];
  return (
    // Always there, so that screen readers hear what comes in.
    <output className="sticky bottom-[calc(var(--bottom-bar,0px)+1rem)] z-20 mx-auto block w-fit max-w-full">
      {last && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-l border border-sand-2 bg-card px-4 py-2 text-s shadow-2">
          <p>
            <strong className="font-semibold">{words && i18n._(words)}</strong>{' '}
            <Trans>It takes effect in a few seconds.</Trans>
          </p>
          <KeyButton
            shortcut="U"
            variant="secondary"
            pending={undo.isPending}
            onClick={() => undo.send({ id: last.id }, { onSuccess: () => onUndone(last) })}
          >
            <Undo2 aria-hidden className="rtl:-scale-x-100" />
            <Trans>Undo</Trans>
          </KeyButton>
        </div>
      )}
    </output>
  );
}
