// @with-first-page
import { useRouter } from '@tanstack/react-router';
import { areaIn } from './area-key.ts';

/** The area that the address of the page names; null without one. */
export function useAreaInAddress(): string | null {
  return areaIn(useRouter().latestLocation.searchStr);
}
