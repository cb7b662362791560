import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDirection } from '../../kit/use-language.ts';
import { followControls } from './follow-controls.ts';
import { placeHint } from './place-hint.ts';

/** The one tooltip of a page. Presses go through it. Its text is that of the control, so that it is not read aloud. */
export default function Hint() {
  const [control, setControl] = useState<HTMLElement | null>(null);
  const hint = useRef<HTMLDivElement>(null);
  const isRtl = useDirection() === 'rtl';
  useEffect(() => followControls(setControl, () => hint.current?.getBoundingClientRect()), []);
  useLayoutEffect(() => {
    const { current } = hint;
    if (control === null || current === null) return undefined;
    const place = () => {
      const page = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const size = { width: current.offsetWidth, height: current.offsetHeight };
      const { start, top } = placeHint(control.getBoundingClientRect(), size, page, isRtl);
      current.style.insetInlineStart = `${start}px`;
      current.style.top = `${top}px`;
    };
    place();
    const following = new AbortController();
    window.addEventListener('scroll', place, { capture: true, passive: true, signal: following.signal });
    window.addEventListener('resize', place, { signal: following.signal });
    return () => following.abort();
  }, [control, isRtl]);
  if (control === null) return null;
  return createPortal(
    <div
      ref={hint}
      role="tooltip"
      aria-hidden
      className="pointer-events-none fixed z-50 max-w-64 animate-appear rounded-s bg-ink-0 px-3 py-1.5 text-xs font-medium wrap-anywhere text-sand-0 shadow-2 print:hidden"
    >
      {control.dataset.tooltip}
    </div>,
    document.body,
  );
}
