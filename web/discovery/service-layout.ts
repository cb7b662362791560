/** The columns of a service page: texts at the start, picture and facts at the end; shared with its skeleton. */
export const serviceColumns =
  'mt-5 grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_18rem] md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-12 md:gap-y-8';

/** In one column the parts are separate: the picture before the title, the facts after it. */
export const serviceAside = 'contents md:col-start-2 md:row-span-2 md:row-start-1 md:flex md:flex-col md:gap-5';
