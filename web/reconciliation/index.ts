export { DifferenceItem } from './admin/difference-item.tsx';
export { LastNights } from './admin/last-nights.tsx';
