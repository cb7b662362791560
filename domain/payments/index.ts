export { fromDecimal, piastres, toDecimal, type Piastres } from './piastres.ts';
