import { placeOf } from './layout.ts';
import type { Breach, Source } from './sources.ts';

type Edge = [from: string, to: string];

/** Imports between files of the product; tests are imported by nobody. */
export function edgesOf(sources: readonly Source[]): Edge[] {
  return sources
    .filter(({ path }) => !placeOf(path).isTest)
    .flatMap(({ path, imports }) =>
      imports.flatMap(({ target }): Edge[] => (target === undefined ? [] : [[path, target]])),
    );
}

/** Groups of nodes that reach each other, found as Tarjan's strongly connected components. */
export function circlesOf(edges: readonly Edge[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of edges) {
    if (from === to) continue;
    next.set(from, (next.get(from) ?? new Set<string>()).add(to));
  }
  const numbers = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (node: string): number => {
    const number = numbers.size;
    numbers.set(node, number);
    let low = number;
    stack.push(node);
    for (const other of next.get(node) ?? []) {
      if (!numbers.has(other)) low = Math.min(low, visit(other));
      else if (stack.includes(other)) low = Math.min(low, numbers.get(other) ?? low);
    }
    lowest.set(node, low);
    if (low === number) {
      const circle = stack.splice(stack.indexOf(node));
      if (circle.length > 1) circles.push(circle.toSorted());
    }
    return low;
  };
  for (const node of next.keys()) if (!numbers.has(node)) visit(node);
  return circles;
}

/** No file imports itself through others. */
export function checkFileCircles(sources: readonly Source[]): Breach[] {
  return circlesOf(edgesOf(sources)).map((circle) => ({
    rule: 'file circles',
    file: circle[0] ?? '',
    message: `is in a circle of ${circle.length} files: ${circle.join(', ')}. What both sides need belongs in a file below them.`,
  }));
}

/**
 * Seen from any folder, its files and its sub-folders (each taken whole) import each other without a circle. So a
 * parent's index.ts may import its children and they the parent's helpers, as long as those don't import the children.
 */
export function checkFolderCircles(sources: readonly Source[]): Breach[] {
  const edges = edgesOf(sources);
  const folders = new Set(sources.flatMap(({ path }) => ancestorsOf(path)));
  return [...folders].toSorted().flatMap((folder) => {
    const block = (path: string) => path.slice(folder.length).split('/', 1)[0] ?? '';
    const inside = edges.filter(([from, to]) => from.startsWith(folder) && to.startsWith(folder));
    const asBlocks = inside.map(([from, to]): Edge => [
      blockName(from, block(from), folder),
      blockName(to, block(to), folder),
    ]);
    return circlesOf(asBlocks)
      .filter((circle) => circle.some((name) => name.endsWith('/')))
      .map((circle) => ({
        rule: 'folder circles',
        file: circle[0] ?? '',
        message: folderMessage(circle, inside, folder),
      }));
  });
}

const blockName = (path: string, block: string, folder: string) =>
  path === folder + block ? path : `${folder}${block}/`;

const ancestorsOf = (path: string) =>
  Array.from(path.matchAll(/\/|^/g), ({ index, 0: slash }) => path.slice(0, index + slash.length)).filter(
    (folder) => folder !== path,
  );

function folderMessage(circle: readonly string[], inside: readonly Edge[], folder: string): string {
  const homeOf = (path: string) =>
    circle.find((name) => name === path || (name.endsWith('/') && path.startsWith(name)));
  const examples = new Map<string, string>();
  for (const [from, to] of inside) {
    const [home, other] = [homeOf(from), homeOf(to)];
    if (home === undefined || other === undefined || home === other) continue;
    const key = `${home} → ${other}`;
    if (!examples.has(key)) examples.set(key, `${from.slice(folder.length)} → ${to.slice(folder.length)}`);
  }
  return (
    `is in a circle of ${circle.length} within ${folder === '' ? 'the repository' : folder}: ${circle.join(', ')} ` +
    `(${[...examples.values()].slice(0, 8).join('; ')}). Files and sub-folders of a folder import each other in one ` +
    'direction only.'
  );
}
