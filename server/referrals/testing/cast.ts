import type { InvitationRefusal } from '@hirfa/domain/referrals';
import { createRandom } from '../../demo/random.ts';

export interface Person {
  number: number;
  devices: readonly string[];
  card: string;
  /** The network address of all their requests: a home has one. */
  address: string;
  hasThrowawayMail: boolean;
  isHonest: boolean;
  /** They have a job done with their card before whom they invite books. */
  booksFirst: boolean;
}

/** What becomes of the first booking of an invited person. */
const ENDINGS = [
  'settled',
  'not paid',
  'withdrawn',
  'declined',
  'cancelled free',
  'cancelled free and booked again',
  'cancelled late',
  'refunded before it is spent',
  'refunded after it is spent',
  'charged back before it is spent',
  'charged back after it is spent',
] as const;
export type Ending = (typeof ENDINGS)[number];

/** What an inviter does with their credit. */
const SPENDINGS = [
  'kept',
  'spent',
  'spent and cancelled late',
  'spent and cancelled free',
  'spent and cancelled last',
] as const;
export type Spending = (typeof SPENDINGS)[number];

/** An invitation, and what the rules say about it: the reason for which it gives nothing, and when that is known. */
export interface Invitation {
  inviter: Person;
  invited: Person;
  refused: { reason: InvitationRefusal; at: 'sign-up' | 'booking' | 'settling' } | null;
  ending: Ending;
}

/** Five hundred people by the stories of their invitations, in the order in which they sign up. */
export function createCast(seed: number) {
  const random = createRandom(seed);
  const people: Person[] = [];
  const invitations: Invitation[] = [];
  const person = (given: Partial<Person> = {}): Person => {
    const number = people.length;
    const one = {
      number,
      devices: [`phone ${number}`],
      card: `card ${number}`,
      address: `10.1.${Math.floor(number / 250)}.${(number % 250) + 1}`,
      hasThrowawayMail: false,
      isHonest: true,
      booksFirst: false,
      ...given,
    };
    people.push(one);
    return one;
  };
  const endingFor = (refused: Invitation['refused']): Ending => {
    if (refused?.at === 'booking') return random.pick(['settled', 'not paid']);
    // Half of the others are done and stay so.
    return refused !== null || random.chance(0.5) ? 'settled' : random.pick(ENDINGS);
  };
  const invite = (inviter: Person, invited: Person, refused: Invitation['refused'] = null): void => {
    invitations.push({ inviter, invited, refused, ending: endingFor(refused) });
  };
  honestPeople(person, invite);
  cheats(person, invite);
  const spendings = new Map(people.map((one) => [one, random.pick(SPENDINGS)]));
  return { people, invitations, spendings };
}

type NewPerson = (given?: Partial<Person>) => Person;
type Invite = (inviter: Person, invited: Person, refused?: Invitation['refused']) => void;
const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** A hundred families of two, and strangers who invite strangers. */
function honestPeople(person: NewPerson, invite: Invite): void {
  let homes = 0;
  /** A couple at one network address, each with a phone. What they share besides is given. */
  const couple = (shares?: 'tablet' | 'card') => {
    const home = `home ${(homes += 1)}`;
    const own = (name: string) => ({
      devices: [`phone of ${name} in ${home}`, ...(shares === 'tablet' ? [`tablet in ${home}`] : [])],
      address: `10.2.0.${homes}`,
      ...(shares === 'card' && { card: `card of ${home}` }),
    });
    return [person({ ...own('one'), booksFirst: shares === 'card' }), person(own('the other'))] as const;
  };
  const couples = times(60, () => couple());
  for (const [one, other] of couples) invite(one, other);
  // Their home has a tablet on which both have signed in; a friend elsewhere invites one of them.
  for (const [friend] of couples.slice(0, 10)) invite(friend, couple('tablet')[1]);
  // Or both: an invitation is for a household, and the first of them keeps it.
  for (const [friend] of couples.slice(10, 20)) {
    const [first, second] = couple('tablet');
    invite(friend, first);
    invite(friend, second, { reason: 'same_device', at: 'sign-up' });
  }
  times(10, () => invite(...couple('tablet'), { reason: 'same_device', at: 'sign-up' }));
  times(10, () => invite(...couple('card'), { reason: 'same_instrument', at: 'settling' }));
  for (const inviter of times(25, () => person())) times(2, () => invite(inviter, person()));
}

/** People who want what nobody promised them. */
function cheats(person: NewPerson, invite: Invite): void {
  const cheat: NewPerson = (given) => person({ isHonest: false, ...given });
  for (const one of times(40, () => cheat())) invite(one, one, { reason: 'oneself', at: 'sign-up' });
  for (const one of times(20, () => cheat()))
    invite(one, cheat({ devices: one.devices }), { reason: 'same_device', at: 'sign-up' });
  for (const one of times(15, () => cheat({ booksFirst: true })))
    invite(one, cheat({ card: one.card }), { reason: 'same_instrument', at: 'settling' });
  for (const one of times(10, () => cheat()))
    invite(one, cheat({ hasThrowawayMail: true }), { reason: 'throwaway_mail', at: 'sign-up' });
  for (const size of [...times(10, () => 2), ...times(10, () => 3)]) {
    const ring = times(size, () => cheat());
    for (const [index, invited] of [...ring.slice(1), ...ring.slice(0, 1)].entries()) {
      const inviter = ring[index] ?? invited;
      invite(inviter, invited, { reason: 'ring', at: index === size - 1 ? 'sign-up' : 'booking' });
    }
  }
  for (const one of times(5, () => cheat())) {
    const devices = [`farm ${one.number}`];
    // Three accounts on one telephone: the first one may belong to an honest person.
    invite(one, cheat({ devices }));
    times(2, () => invite(one, cheat({ devices }), { reason: 'same_device', at: 'sign-up' }));
  }
  for (const one of times(5, () => cheat())) {
    const devices = [`shop ${one.number}`];
    times(3, () => cheat({ devices }));
    invite(one, cheat({ devices }), { reason: 'device_of_others', at: 'sign-up' });
  }
}
