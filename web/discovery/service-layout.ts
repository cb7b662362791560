/** The head of a service page: title, picture and facts, below them the description; shared with its skeleton. */
export const serviceColumns =
  'mt-5 grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_18rem] md:grid-rows-[auto_minmax(11rem,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_minmax(13rem,1fr)_auto]';

/** The picture: on a phone before the title, on a wide screen it fills the space beside the facts. */
export const servicePicture = 'order-first aspect-[8/5] rounded-l md:order-none md:aspect-auto';

export const serviceFacts = 'md:col-start-2 md:row-span-2 md:row-start-1';

export const serviceText = 'md:col-span-2 md:mt-6';
