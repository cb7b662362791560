/**
 * The kinds of personal data, as the privacy page names them, and what becomes of each when the account ends: it is
 * `deleted`; its names and words are `erased`, while numbers and times stay; or it is `kept`. Each table with personal
 * data is of a kind, and a test compares what happens to its rows.
 */
export const DATA_KINDS = {
  account: 'erased',
  sign_in: 'deleted',
  devices: 'deleted',
  places: 'erased',
  bookings: 'erased',
  payments: 'kept',
  invitations: 'kept',
  saved_cards: 'deleted',
  payout_details: 'deleted',
  messages: 'erased',
  reports: 'erased',
  reviews: 'erased',
  support: 'erased',
  favourites: 'deleted',
  notifications: 'deleted',
  documents: 'erased',
  provider: 'erased',
  decisions: 'erased',
  technical: 'erased',
} as const satisfies Record<string, 'deleted' | 'erased' | 'kept'>;
export type DataKind = keyof typeof DATA_KINDS;
