/** The provider page's columns, shared with its skeleton so that nothing moves when the page arrives. */
export const columns = 'mt-3 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-8';
export const beside = 'lg:col-start-2 lg:row-span-2 lg:row-start-1';
