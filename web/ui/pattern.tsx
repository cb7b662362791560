import { classNames } from './class-names.ts';

type PatternProps = {
  /** Where the lines are strongest; they fade from there. */
  from?: 'end' | 'centre' | 'everywhere';
  className?: string;
};

const fades = { end: 'star-pattern-from-end', centre: 'star-pattern-from-centre', everywhere: 'star-pattern' };

/** The star pattern, drawn behind the content of the same positioned box. */
export function Pattern({ from = 'everywhere', className }: PatternProps) {
  return <span aria-hidden className={classNames('pointer-events-none absolute inset-0', fades[from], className)} />;
}
