import { useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Children, type ReactNode } from 'react';

type BreadcrumbsProps = {
  /** Links to the pages above, from the top. */
  children: ReactNode;
  /** The name of this page. */
  here: string;
};

/** On a phone this page is left out, since its heading follows, and an arrow leads back. */
export function Breadcrumbs({ here, children }: BreadcrumbsProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`You are here`} className="text-xs text-ink-2">
      <ol className="flex flex-wrap items-center gap-x-1.5 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:min-w-11 [&_a]:items-center [&_a]:rounded-s [&_a]:font-medium [&_a]:text-ink-1 [&_a]:hover:text-ink-0 [&_a]:hover:underline">
        {Children.toArray(children).map((link, index) => (
          <li key={index} className="inline-flex items-center gap-1.5">
            {index > 0 ? (
              <Separator />
            ) : (
              <ChevronLeft aria-hidden className="-me-1 size-4 rtl:-scale-x-100 sm:hidden" />
            )}
            {link}
          </li>
        ))}
        <li aria-current="page" className="inline-flex items-center gap-1.5 font-medium text-ink-0 max-sm:sr-only">
          <Separator />
          {here}
        </li>
      </ol>
    </nav>
  );
}

function Separator() {
  return <ChevronRight aria-hidden className="size-3.5 shrink-0 text-ink-2 rtl:-scale-x-100" />;
}
