import { placeOf } from './layout.ts';
import type { Breach, Source } from './sources.ts';

type Edge = [from: string, to: string];

/** Imports between files of the product. Tests are left out: no file imports them. */
export function edgesOf(sources: readonly Source[]): Edge[] {
  return sources
    .filter(({ path }) => !placeOf(path).isTest)
    .flatMap(({ path, imports }) =>
      imports.flatMap(({ target }): Edge[] => (target === undefined ? [] : [[path, target]])),
    );
}

/** Groups of nodes that reach each other, found as Tarjan's strongly connected components. */
export function cyclesOf(edges: readonly Edge[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of edges) {
    if (from === to) continue;
    next.set(from, (next.get(from) ?? new Set<string>()).add(to));
  }
  const numbers = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
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
      const cycle = stack.splice(stack.indexOf(node));
      if (cycle.length > 1) cycles.push(cycle.toSorted());
    }
    return low;
  };
  for (const node of next.keys()) if (!numbers.has(node)) visit(node);
  return cycles;
}

/** No file imports itself through other files. */
export function checkFileCycles(sources: readonly Source[]): Breach[] {
  return cyclesOf(edgesOf(sources)).map((cycle) => ({
    rule: 'file cycles',
    file: cycle[0] ?? '',
    message: `is in an import cycle of ${cycle.length} files: ${cycle.join(', ')}. Move what they share to a file that both import.`,
  }));
}

/**
 * In every folder, its files and its sub-folders (each as a whole) import each other without a cycle. So index.ts may
 * import a sub-folder, and the sub-folder a helper of the parent, if the helper does not import the sub-folder.
 */
export function checkFolderCycles(sources: readonly Source[]): Breach[] {
  const edges = edgesOf(sources);
  const folders = new Set(sources.flatMap(({ path }) => ancestorsOf(path)));
  return [...folders].toSorted().flatMap((folder) => {
    const block = (path: string) => path.slice(folder.length).split('/', 1)[0] ?? '';
    const inside = edges.filter(([from, to]) => from.startsWith(folder) && to.startsWith(folder));
    const asBlocks = inside.map(([from, to]): Edge => [
      blockName(from, block(from), folder),
      blockName(to, block(to), folder),
    ]);
    return cyclesOf(asBlocks)
      .filter((cycle) => cycle.some((name) => name.endsWith('/')))
      .map((cycle) => ({
        rule: 'folder cycles',
        file: cycle[0] ?? '',
        message: folderMessage(cycle, inside, folder),
      }));
  });
}

const blockName = (path: string, block: string, folder: string) =>
  path === folder + block ? path : `${folder}${block}/`;

const ancestorsOf = (path: string) =>
  Array.from(path.matchAll(/\/|^/g), ({ index, 0: slash }) => path.slice(0, index + slash.length)).filter(
    (folder) => folder !== path,
  );

function folderMessage(cycle: readonly string[], inside: readonly Edge[], folder: string): string {
  const nodeOf = (path: string) => cycle.find((name) => name === path || (name.endsWith('/') && path.startsWith(name)));
  const examples = new Map<string, string>();
  for (const [from, to] of inside) {
    const [node, other] = [nodeOf(from), nodeOf(to)];
    if (node === undefined || other === undefined || node === other) continue;
    const key = `${node} → ${other}`;
    if (!examples.has(key)) examples.set(key, `${from.slice(folder.length)} → ${to.slice(folder.length)}`);
  }
  return (
    `is in an import cycle of ${cycle.length} within ${folder === '' ? 'the repository' : folder}: ${cycle.join(', ')} ` +
    `(${[...examples.values()].slice(0, 8).join('; ')}). Files and sub-folders of a folder import each other in one ` +
    'direction only.'
  );
}
