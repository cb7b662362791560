import type { ReactNode } from 'react';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** Why a step is not complete; takes the focus, so that it is seen and read aloud. */
export function StepProblem({ children }: { children: ReactNode }) {
  return (
    <div tabIndex={-1} data-problem className="scroll-mt-24 outline-none">
      <Notice tone="bad">{children}</Notice>
    </div>
  );
}
