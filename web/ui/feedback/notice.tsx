// @with-first-page
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

const tones = { plain: 'bg-sand-1 text-ink-1', ok: 'bg-ok-soft text-ok', bad: 'bg-bad-soft text-bad' };

/** A message that stays on the page, read aloud when it appears. */
export function Notice({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  const Icon = tone === 'ok' ? CircleCheck : CircleAlert;
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={classNames('flex items-start gap-2.5 rounded-s px-4 py-3 text-s font-medium', tones[tone])}
    >
      <Icon aria-hidden className="mt-[.15em] size-5 shrink-0" />
      <p>{children}</p>
    </div>
  );
}
