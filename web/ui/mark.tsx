// @with-first-page
import { classNames } from './class-names.ts';

/** The product's mark: the craft star with an H. The name is beside it or in its link. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={classNames('shrink-0', className)}>
      <path
        className="fill-clay"
        d="M16 1 20.4 5.4H26.6V11.6L31 16 26.6 20.4V26.6H20.4L16 31 11.6 26.6H5.4V20.4L1 16 5.4 11.6V5.4H11.6Z"
      />
      <path className="fill-on-clay" d="M11 9.5h3v5.2h4V9.5h3v13h-3v-5h-4v5h-3z" />
    </svg>
  );
}
