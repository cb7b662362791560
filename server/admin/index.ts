export { rebuildFigures } from './figures/rebuild-figures.ts';
export type { TestToolServices } from './test-tools/services.ts';
