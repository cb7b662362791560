declare module 'virtual:sign-in-asked' {
  export const ASKS_SIGN_IN: RegExp;
}
