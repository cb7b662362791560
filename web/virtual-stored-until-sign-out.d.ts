declare module 'virtual:stored-until-sign-out' {
  export const STORED_UNTIL_SIGN_OUT: readonly string[];
}
