import type { LedgerAccount, LedgerEntry } from './ledger.ts';
import { type Piastres, piastres } from './piastres.ts';

/** A chargeback: the bank of the customer has taken money back, and decides later whether it stays there (`lost`). */
export const CHARGEBACK_STATES = ['open', 'won', 'lost'] as const;
export type ChargebackState = (typeof CHARGEBACK_STATES)[number];

/** What the customer told their bank. */
export const CHARGEBACK_REASONS = ['not_recognised', 'not_done', 'not_as_agreed', 'other'] as const;
export type ChargebackReason = (typeof CHARGEBACK_REASONS)[number];

/** Who bears the loss of one. */
export const CHARGEBACK_BEARERS = ['provider', 'platform'] as const;
export type ChargebackBearer = (typeof CHARGEBACK_BEARERS)[number];

/** What is left of a chargeback. */
export interface Standing {
  state: ChargebackState;
  bearer: ChargebackBearer | null;
  /** What the bank has, that is neither returned nor counted as paid. */
  taken: Piastres;
}

/** Whether the bank has kept money of it that nobody bears yet: it pays refunds, and the rest is decided. */
export const isUndecided = ({ state, bearer, taken }: Standing): boolean =>
  state === 'lost' && bearer === null && taken > 0;

/** Whether it waits for the bank, or for who bears the loss: nothing of its booking is paid out meanwhile. */
export const isPending = (chargeback: Standing): boolean => chargeback.state === 'open' || isUndecided(chargeback);

/** How much of a refund each of these chargebacks has paid. */
export function sharesOfBank<Kept extends { taken_of_lines: Piastres }>(
  kept: readonly Kept[],
  paid: Piastres,
): { of: Kept; amount: Piastres }[] {
  let rest: number = paid;
  return kept.flatMap((of) => {
    const amount = piastres(Math.min(rest, of.taken_of_lines));
    rest -= amount;
    return amount === 0 ? [] : { of, amount };
  });
}

/** For how long after it was paid a bank may take money back: the longest time of the card schemes, with reserve. */
export const CHARGEABLE_DAYS = 180;

/** How long the note of what was sent to the bank is, in characters. */
export const EVIDENCE_NOTE_LENGTH = { min: 3, max: 2_000 } as const;

const entries = (...all: readonly [LedgerAccount, number][]): LedgerEntry[] =>
  all.flatMap(([account, amount]) => (amount === 0 ? [] : { account, amount: piastres(amount) }));

/** The bank takes the money out of what the gateway holds; it comes back where the chargeback is won. */
export const entriesOfTaken = (amount: Piastres) => entries(['gateway', -amount], ['charged_back', amount]);
export const entriesOfReturned = (amount: Piastres) => entries(['gateway', amount], ['charged_back', -amount]);

/** What the provider loses of a lost chargeback: at most what they earned; the platform loses the rest. */
export const borneByProvider = (taken: Piastres, earned: Piastres, bearer: ChargebackBearer): Piastres =>
  piastres(bearer === 'provider' ? Math.min(taken, earned) : 0);

/** What the provider bears of a loss of which something came back later. The database counts the same. */
export const borneNow = ({ borne, taken, relieved }: Record<'borne' | 'taken' | 'relieved', Piastres>): Piastres =>
  piastres(Math.min(borne, taken - relieved));

/** The entries of the decision who bears it. The database writes the same ones. */
export function entriesOfLoss(taken: Piastres, borne: Piastres, isReleased: boolean): LedgerEntry[] {
  return entries(
    ['charged_back', -taken],
    [isReleased ? 'provider_payable' : 'provider_pending', borne],
    ['losses', taken - borne],
  );
}

/** The entries of a refund of which the bank has paid a part already: only the rest leaves the gateway. */
export function paidByBank(refund: readonly LedgerEntry[], paid: Piastres): LedgerEntry[] {
  return refund.flatMap(({ account, amount }) =>
    account === 'gateway' ? entries(['gateway', amount + paid], ['charged_back', -paid]) : { account, amount },
  );
}
