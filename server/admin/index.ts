export { rebuildFigures } from './figures/rebuild-figures.ts';
