import { useLocation } from '@tanstack/react-router';

/** Whether the page is one of those below "Services" without its address: of a category or of a service. */
export const useIsInServices = () =>
  useLocation({ select: ({ pathname }) => /^\/(?:community|service)\//.test(pathname) });
