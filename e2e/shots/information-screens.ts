import type { Screen } from './screen.ts';

/** Pages of prices, rules and privacy; each at one of its addresses. */
export const INFORMATION_SCREENS: readonly Screen[] = [
  { name: 'pricing', path: '/pricing', onlyWhole: true },
  { name: 'refund-policy', path: '/refund-policy', onlyWhole: true },
  { name: 'terms', path: '/terms', onlyWhole: true },
  { name: 'privacy', path: '/privacy', onlyWhole: true },
  { name: 'safety', path: '/safety', onlyWhole: true },
  { name: 'about', path: '/about', onlyWhole: true },
  { name: 'areas', path: '/areas', onlyWhole: true },
  { name: 'contact', path: '/contact', onlyWhole: true },
];
