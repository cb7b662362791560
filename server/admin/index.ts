export { rebuildFigures } from './rebuild-figures.ts';
