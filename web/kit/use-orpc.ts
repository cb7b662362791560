// @with-first-page
import { useRouteContext } from '@tanstack/react-router';

/** The calls as query options, for the hooks of rooms. */
export function useOrpc() {
  return useRouteContext({ from: '__root__', select: ({ orpc }) => orpc });
}
