declare module 'virtual:stored-until-sign-out' {
  export const STORED_UNTIL_SIGN_OUT: readonly string[];
}

declare module 'virtual:stored-keys' {
  export const STORED_KEYS: readonly (readonly [string, import('./kit/rooms/web-room.ts').StoredUntil])[];
}
