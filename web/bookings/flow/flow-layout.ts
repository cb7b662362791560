/** The flow's columns, shared with its skeleton; on a phone one block, at whose end the bar sticks. */
export const flowColumns = 'mt-4 lg:mt-6 lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start lg:gap-x-8';

/** A list of steps: bare on a phone, where every pixel of width counts; what has the focus comes out from under the bar. */
export const stepList =
  'divide-y divide-sand-2 border-y border-sand-2 sm:rounded-l sm:border sm:bg-card max-sm:-mx-5 max-sm:px-5 max-lg:[&_:is(a,button,input,select,textarea)]:scroll-mb-24';
