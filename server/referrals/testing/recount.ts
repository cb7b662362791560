import type { Ending, Invitation, Person, Spending } from './cast.ts';

/** What an invitation is worth, in EGP: a count in whole pounds is exact here. */
export const FLAT = 50;

const GIVES_CREDIT: ReadonlySet<Ending> = new Set([
  'settled',
  'refunded before it is spent',
  'refunded after it is spent',
  'charged back before it is spent',
  'charged back after it is spent',
]);
const BOUND: readonly Ending[] = ['not paid', 'withdrawn', 'declined', 'cancelled free'];
const isReversed = (ending: Ending, when: 'before' | 'after') =>
  ending === `refunded ${when} it is spent` || ending === `charged back ${when} it is spent`;
const isDone = (ending: Ending) => ending === 'settled' || ending === 'cancelled free and booked again';

/** What the written rules give to whom, by what each person did: no code of the product is used. */
export function recount(invitations: readonly Invitation[], spendings: ReadonlyMap<Person, Spending>) {
  const paid = new Map<Person, number>();
  const accounts = new Map<Person, { balance: number; owed: number; spent: number }>();
  const add = (person: Person, amount: number) => paid.set(person, (paid.get(person) ?? 0) + amount);
  for (const { invited, refused, ending } of invitations) {
    const isDiscounted = refused === null || refused.at === 'settling';
    const isPaidBack = BOUND.includes(ending) || ending.startsWith('refunded');
    if (isDiscounted && !isPaidBack) add(invited, FLAT);
  }
  for (const [inviter, own] of Map.groupBy(invitations, ({ inviter: one }) => one)) {
    const endings = own.filter(({ refused }) => refused === null).map(({ ending }) => ending);
    const account = accountOf(endings, spendings.get(inviter) ?? 'kept');
    accounts.set(inviter, account);
    add(inviter, account.spent);
  }
  return { paid, accounts, states: new Map(invitations.map((one) => [one.invited, stateOf(one)])) };
}

/** The account of an inviter after all that has become of the bookings of whom they invited. */
function accountOf(endings: readonly Ending[], spending: Spending) {
  const count = (of: (ending: Ending) => boolean) => endings.filter(of).length * FLAT;
  let balance = count((ending) => GIVES_CREDIT.has(ending) || isDone(ending));
  let owed = 0;
  balance -= count((ending) => isReversed(ending, 'before'));
  let spent = spending === 'kept' ? 0 : balance;
  balance -= spent;
  const giveBack = () => {
    balance += spent - Math.min(owed, spent);
    owed -= Math.min(owed, spent);
    spent = 0;
  };
  if (spending === 'spent and cancelled free') giveBack();
  const reversed = count((ending) => isReversed(ending, 'after'));
  owed += Math.max(reversed - balance, 0);
  balance = Math.max(balance - reversed, 0);
  if (spending === 'spent and cancelled last') giveBack();
  return { balance, owed, spent };
}

function stateOf({ refused, ending }: Invitation): string {
  if (refused !== null) return `refused: ${refused.reason}`;
  if (BOUND.includes(ending)) return 'bound';
  if (ending === 'cancelled late') return 'reserved';
  return isDone(ending) ? 'earned' : 'reversed';
}
