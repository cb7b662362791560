import { OwnWords } from '../ui/own-words.tsx';

/** Why an admin decided so, as it was written. */
export function Reason({ children }: { children: string }) {
  return (
    <blockquote className="w-full rounded-s bg-sand-1 px-4 py-3 text-ink-0">
      <OwnWords>{children}</OwnWords>
    </blockquote>
  );
}
