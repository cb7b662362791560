interface Situation {
  /** The pages of the product that are open in this browser. */
  pages: readonly { focused: boolean; visibilityState: DocumentVisibilityState }[];
  userAgent: string;
}

/**
 * How a push is shown:
 * - `not`: somebody looks at a page, which shows its toast. Safari gets `briefly`: it ends the pushes of a site that
 *   does not show each one.
 * - `briefly`: a page is open on a computer, and shows the toast when somebody returns to it. 9.9
 * - `until tapped`: no page is open, or it is on a phone, where pages in the background are not looked at.
 */
export function howToShow({ pages, userAgent }: Situation): 'not' | 'briefly' | 'until tapped' {
  const isSafari = /AppleWebKit/.test(userAgent) && !/Chrome\//.test(userAgent);
  if (pages.some(({ focused, visibilityState }) => focused && visibilityState === 'visible'))
    return isSafari ? 'briefly' : 'not';
  const isPhone = /Android|Mobi/.test(userAgent);
  return pages.length > 0 && !isPhone ? 'briefly' : 'until tapped';
}
