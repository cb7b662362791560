import { Plural } from '@lingui/react/macro';
import ShieldCheck from 'lucide-react/icons/shield-check';

/** "Free second visit within 30 days": what a card promises. */
export function SecondVisitPromise({ days }: { days: number | null }) {
  if (days === null) return null;
  return (
    <span className="inline-flex items-start gap-1.5 text-xs font-medium text-ok">
      <ShieldCheck aria-hidden className="mt-[.2em] size-3.5 shrink-0" />
      <span>
        <Plural value={days} one="Free second visit within # day" other="Free second visit within # days" />
      </span>
    </span>
  );
}
