import type { ReactNode } from 'react';

/** A name on one line. Where it is too long, it keeps its beginning, also a name of the other direction. */
export function OneLine({ children }: { children: ReactNode }) {
  return <bdi className="block w-fit max-w-full truncate">{children}</bdi>;
}
