import { type ReactNode, useEffect, useRef } from 'react';
import { keepSteady } from './keep-steady.ts';

/**
 * Around rows and buttons that move, come or go by themselves: pressed is only what has been in its place for a second
 * (`keepSteady`). It stays mounted while its content changes.
 */
export function Steady({ children, className }: { children: ReactNode; className?: string }) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => (area.current ? keepSteady(area.current) : undefined), []);
  return (
    <div ref={area} tabIndex={-1} className={className ? `outline-none ${className}` : 'outline-none'}>
      {children}
    </div>
  );
}
