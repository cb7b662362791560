import type { DemoCustomer } from '../shapes.ts';

/** Nour's code for invitations. */
export const CODE_OF_NOUR = 'NURHRF';

/** Whom Nour has invited lately: two who may book, and one who uses the browser of Nour. */
export const INVITED: readonly (DemoCustomer & { isOfHousehold: boolean })[] = [
  { key: 'invited-001', full_name: 'Yara Sobhy', joined_days_ago: 3, isOfHousehold: false },
  { key: 'invited-002', full_name: 'Hazem El-Guindy', joined_days_ago: 2, isOfHousehold: false },
  { key: 'invited-003', full_name: 'Laila El-Sayed', joined_days_ago: 6, isOfHousehold: true },
];
