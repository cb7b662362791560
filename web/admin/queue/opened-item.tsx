import type { QueueItem } from '@hirfa/contract/admin';
import type { QueueKind } from '@hirfa/domain/admin';
import { Trans, useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../kit/use-language.ts';
import { aboveDecisions } from '../../ui/admin/queue/above-decisions.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Steady } from '../../ui/steady/steady.tsx';
import { Item } from './item.tsx';
import type { ItemProps, QueueItems } from '../../ui/admin/queue/item-props.ts';
import { DueBy, Late } from './due-by.tsx';
import { KIND_WORDS, titleOf } from './queue-words.ts';

type OpenedItemProps = {
  item: QueueItem;
  /** When the queue was read. */
  readAt: number;
  items: QueueItems;
  onDecided: () => void;
  close: () => void;
};

/** One item of the queue, whose heading has the focus, so that the letters of its buttons are heard. */
export function OpenedItem({ item, readAt, items, onDecided, close }: OpenedItemProps) {
  const { i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = titleOf(item, useLanguage());
  useEffect(() => {
    // A chat has a heading of its own that takes the focus.
    if (!heading.current?.closest('[data-item]')?.contains(document.activeElement)) heading.current?.focus();
  }, []);
  // The kind and its item belong together, which a union of kinds can not express.
  const props = { kind: item.kind, item, onDecided } as ItemProps<QueueKind> & { kind: QueueKind };
  return (
    <div className="flex min-w-0 flex-col gap-5" data-item>
      <Button variant="quiet" className="self-start lg:hidden" onClick={close}>
        <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
        <Trans>The whole queue</Trans>
      </Button>
      <Card raised className={`p-5 sm:p-6 ${aboveDecisions}`}>
        <Steady className="flex flex-col gap-6">
          <header>
            <p className="mb-1 text-xs font-semibold text-ink-2">{i18n._(KIND_WORDS[item.kind].one)}</p>
            <h2 ref={heading} tabIndex={-1} className="section-text wrap-anywhere outline-none">
              <bdi>{title}</bdi>
            </h2>
            <p className="mt-1 flex flex-wrap items-center gap-2 text-s text-ink-1">
              <span>
                <DueBy at={item.due_at} />
              </span>
              <Late at={item.due_at} readAt={readAt} />
            </p>
          </header>
          <Item items={items} {...props} />
        </Steady>
      </Card>
    </div>
  );
}
