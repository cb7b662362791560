declare module 'virtual:sign-in-asked' {
  type SignInReason = import('./kit/rooms/web-room.ts').SignInReason;

  export const ASKS_SIGN_IN: RegExp;
  export const PATHS_BY_REASON: readonly (readonly [SignInReason, RegExp])[];
}
