import type { ReactNode } from 'react';
import { NoSuchBooking } from '../no-such-booking.tsx';
import { SignedOutOfBooking } from './signed-out.tsx';

type OwnBookingProps = {
  /** As the address names it. */
  id: string | undefined;
  /** Undefined while that is not known yet. */
  signedIn: boolean | undefined;
  /** Somebody leaves to sign in. */
  onLeave: () => void;
  children: (id: string) => ReactNode;
};

/** A page about one booking of somebody, to which other sites lead too: it may name none, or find nobody signed in. */
export function OwnBooking({ id, signedIn, onLeave, children }: OwnBookingProps) {
  if (id === undefined) return <NoSuchBooking />;
  return signedIn === false ? <SignedOutOfBooking onLeave={onLeave} /> : children(id);
}
