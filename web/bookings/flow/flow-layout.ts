/** The columns of the flow, shared with its skeleton; on a phone one column, with the bar at its end. */
export const flowColumns = 'mt-4 lg:mt-6 lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start lg:gap-x-8';

/** The bar with the button for the next step: always visible at the bottom of a narrow screen. */
export const stickyBar =
  'keep-clear sticky bottom-(--bottom-bar) z-20 -mx-5 border-t border-sand-2 bg-card px-5 pt-3 pb-[max(.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:rounded-l sm:border sm:shadow-2';

/** Scrolls a focused control so that the bar does not cover it. */
export const clearOfBar = 'max-lg:[&_:is(a,button,input,select,textarea)]:scroll-mb-28';

/** The columns of the payment pages. */
export const payColumns =
  'grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-10';

/** A list of steps; without a frame on a phone, to save width. */
export const stepList = `divide-y divide-sand-2 border-y border-sand-2 sm:rounded-l sm:border sm:bg-card max-sm:-mx-5 max-sm:px-5 ${clearOfBar}`;
