declare module 'virtual:contract' {
  export const contract: typeof import('@hirfa/contract').contract;
}
