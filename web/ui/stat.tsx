import type { ReactNode } from 'react';

/** One figure with its name, within a `<dl>`. */
export function Stat({ label, value, hint }: { label: string; value: ReactNode; hint?: ReactNode }) {
  return (
    <div className="flex flex-col">
      <dt className="order-2 text-xs text-ink-1">{label}</dt>
      <dd className="order-1 flex items-center text-xl leading-snug font-bold text-teal tabular-nums">{value}</dd>
      {hint && <dd className="order-3 text-xs text-ink-2">{hint}</dd>}
    </div>
  );
}
