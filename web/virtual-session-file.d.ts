declare module 'virtual:session-file' {
  export const address: string;
}
