/** Where the path is stored that a person wanted to open before they had to sign in; see `wanted-path.ts`. */
export const WANTED_PATH_KEY = 'hirfa.wanted-path';

/** A path of pages that are for signed-in people, or of a booking that is being made. */
export const ASKS_SIGN_IN =
  /^(?:\/ar)?\/(?:admin|booking|become-provider|booking-confirmation|bookings|dashboard|onboarding|payment|profile|provider\/(?:dashboard|onboarding))(?=[/?#]|$)/;
