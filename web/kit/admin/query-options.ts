/** Each reading is in the audit log as a look: it is not repeated by itself unless a live message says so. */
export const LOOK = {
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
  refetchOnWindowFocus: true,
  meta: { isLoggedLook: true },
} as const;
