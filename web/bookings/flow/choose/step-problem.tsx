import type { ReactNode } from 'react';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** Why a step can't be left yet; takes the focus, so that it is read and seen. */
export function StepProblem({ children }: { children: ReactNode }) {
  return (
    <div tabIndex={-1} data-problem className="scroll-mt-24 outline-none">
      <Notice tone="bad">{children}</Notice>
    </div>
  );
}
