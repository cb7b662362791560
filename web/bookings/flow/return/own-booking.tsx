import type { ReactNode } from 'react';
import { NoSuchBooking } from '../no-such-booking.tsx';
import { SignedOutOfBooking } from './signed-out.tsx';

type OwnBookingProps = {
  /** The id in the address. */
  id: string | undefined;
  /** Undefined while that is not known yet. */
  signedIn: boolean | undefined;
  /** Called before sign-in. */
  onLeave: () => void;
  children: (id: string) => ReactNode;
};

/** A page about one own booking. Other sites link to it, so the id may be missing and the person signed out. */
export function OwnBooking({ id, signedIn, onLeave, children }: OwnBookingProps) {
  if (id === undefined) return <NoSuchBooking />;
  return signedIn === false ? <SignedOutOfBooking onLeave={onLeave} /> : children(id);
}
