import { Plural } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';

/** As many as a month has; a year begins with these. */
const SHOWN = 4;

type ShowAllProps<Item> = { items: readonly Item[]; children: (item: Item, index: number) => ReactNode };

/** A list of which the first items are shown, and the others after a press. */
export function ShowAll<Item>({ items, children }: ShowAllProps<Item>) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? items : items.slice(0, SHOWN);
  return (
    <>
      <ol className="flex flex-col">{shown.map((item, index) => children(item, index))}</ol>
      {items.length > SHOWN && !isOpen && (
        <Button variant="quiet" className="mt-2" onClick={() => setOpen(true)}>
          <Plural value={items.length} one="Show all # date" other="Show all # dates" />
        </Button>
      )}
    </>
  );
}
