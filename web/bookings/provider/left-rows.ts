interface Row<Item> {
  item: Item;
  /** No longer in the list, but still in its place on the screen. */
  left: boolean;
}

/** The rows of a list after it changed: those that left it stay in their place, behind the row that was before them. */
export function withLeftRows<Item extends { id: string }>(
  before: readonly Row<Item>[],
  items: readonly Item[],
): Row<Item>[] {
  const listed = new Set(items.map(({ id }) => id));
  const rows = items.map((item): Row<Item> => ({ item, left: false }));
  before.forEach(({ item }, index) => {
    if (listed.has(item.id)) return;
    const previous = before[index - 1]?.item.id;
    const place = rows.findIndex((row) => row.item.id === previous) + 1;
    rows.splice(place, 0, { item, left: true });
  });
  return rows;
}
