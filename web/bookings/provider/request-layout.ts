/** The list of requests: one alone fills its column, others share it. */
export const requestGrid = (count: number) => `grid grid-cols-1 gap-4 ${count > 1 ? 'lg:grid-cols-2' : ''}`;

/** A request: what it is above its price and answer, beside them where the list gives it room. */
export const requestCard =
  'flex flex-col gap-3 rounded-l p-4 sm:gap-4 sm:p-6 @2xl:grid @2xl:grid-cols-[minmax(0,1fr)_19rem] @2xl:gap-8';
export const requestAnswer =
  'flex min-w-0 grow flex-col gap-3 border-dashed border-sand-2 sm:gap-4 @max-2xl:border-t @max-2xl:pt-3 @2xl:border-s @2xl:ps-8';
