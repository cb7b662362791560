declare module 'virtual:contract' {
  export const contract: typeof import('@hirfa/contract').contract;
}

declare module 'virtual:stale-calls' {
  export const staleCalls: import('./kit/live/stale-calls.ts').StaleCalls;
}
