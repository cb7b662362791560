import { useLingui } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Children, type ReactNode } from 'react';

type BreadcrumbsProps = {
  /** Links to the pages above, from the top. */
  children: ReactNode;
  /** The name of this page. */
  here: string;
};

export function Breadcrumbs({ here, children }: BreadcrumbsProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`You are here`} className="text-xs text-ink-2">
      <ol className="flex flex-wrap items-center gap-x-1.5 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:rounded-s [&_a]:font-medium [&_a]:text-ink-1 [&_a]:hover:text-ink-0 [&_a]:hover:underline">
        {Children.map(children, (link) => (
          <li className="inline-flex items-center gap-1.5">
            {link}
            <ChevronRight aria-hidden className="size-3.5 rtl:-scale-x-100" />
          </li>
        ))}
        <li aria-current="page" className="font-medium text-ink-0">
          {here}
        </li>
      </ol>
    </nav>
  );
}
