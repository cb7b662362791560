import type { ReactNode } from 'react';

/** A name within a sentence: its words stay together, and where it is too long, it keeps its beginning. */
export function KeptName({ children }: { children: ReactNode }) {
  return <bdi className="inline-block max-w-full truncate align-bottom">{children}</bdi>;
}

/** A name on one line. Where it is too long, it keeps its beginning, also a name of the other direction. */
export function OneLine({ children }: { children: ReactNode }) {
  return <bdi className="block w-fit max-w-full truncate">{children}</bdi>;
}
