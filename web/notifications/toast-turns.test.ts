import { expect, test } from 'vitest';
import { createToastTurns } from './toast-turns.ts';

/** Pages of one browser; `look` makes one of them the visible one. */
function openPages(count: number) {
  const shown: string[] = [];
  const taken = new Set<string>();
  const pages = Array.from({ length: count }, () =>
    createToastTurns((id, show) => {
      if (!taken.has(id)) show();
      taken.add(id);
    }),
  );
  const read = new Set<string>();
  let visible: number | null = null;
  return {
    shown,
    read,
    publish: (id: string) =>
      pages.forEach((page, index) => page.offer(id, index === visible, () => shown.push(`${id} on ${index}`))),
    look(page: number) {
      visible = page;
      pages[page]?.showWaiting((id) => !read.has(id));
    },
  };
}

test('of several pages, the visible one shows a toast, and the others not even later', () => {
  const { shown, publish, look } = openPages(3);
  look(2);
  publish('a');
  expect(shown).toEqual(['a on 2']);
  look(0);
  expect(shown).toEqual(['a on 2']);
});

test('where no page is visible, the one at which somebody looks first shows what is still unread', () => {
  const { shown, read, publish, look } = openPages(2);
  for (const id of ['a', 'b', 'c']) publish(id);
  read.add('b');
  look(1);
  look(0);
  look(1);
  expect(shown).toEqual(['a on 1', 'c on 1']);
});
