import { classNames } from './class-names.ts';

type PatternProps = {
  /** Where the hairlines are strongest; they fade from there. */
  from?: 'end' | 'centre' | 'everywhere';
  className?: string;
};

const fades = { end: 'star-pattern-from-end', centre: 'star-pattern-from-centre', everywhere: 'star-pattern' };

/** The craft geometry, drawn behind the rest of the same positioned box. */
export function Pattern({ from = 'everywhere', className }: PatternProps) {
  return <span aria-hidden className={classNames('pointer-events-none absolute inset-0', fades[from], className)} />;
}
