import { lazy, Suspense, useEffect, useState } from 'react';

const Hint = lazy(() => import('./hint.tsx').catch(() => ({ default: () => null })));

const isMarked = ({ target }: Event) => target instanceof Element && target.closest('[data-tooltip]') !== null;

/**
 * Shows the text of `data-tooltip` at a control that is pointed at or focused by the keyboard. It says what others read
 * elsewhere: the name of a button that is an icon, or what an abbreviation stands for. Its code is loaded with the
 * first such control.
 */
export function Tooltips() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    if (isWanted) return undefined;
    const want = (event: Event) => isMarked(event) && setIsWanted(true);
    for (const sign of SIGNS) document.addEventListener(sign, want);
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, want);
    };
  }, [isWanted]);
  return <Suspense>{isWanted && <Hint />}</Suspense>;
}

const SIGNS = ['pointerover', 'focusin'] as const;
