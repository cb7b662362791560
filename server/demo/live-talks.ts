/** What the customer and the provider of a live booking write, in their order. The last one is unread. */
export type Talk = readonly (readonly [who: 'customer' | 'provider', text: string])[];

export const FIRST_LESSON: Talk = [
  ['customer', 'Hello Salma! Do we need to bring anything?'],
  ['provider', 'Hello Nour, only clothes that may get dusty. Clay and tools are all here.'],
  ['customer', 'Great. My sister only watches, is that alright?'],
  ['provider', 'Of course, there is tea for both of you. See you tomorrow!'],
];

export const QUESTION: Talk = [
  ['provider', 'Thank you for your request. Would you like to try the wheel, or build by hand?'],
  ['customer', 'The wheel, if that is possible for a beginner?'],
];

export const CHILD: Talk = [
  ['customer', 'مساء الخير، هل المكان مناسب لطفلة؟'],
  ['provider', 'مساء النور، طبعًا، عندنا أدوات صغيرة مناسبة لها.'],
  ['customer', 'شكرًا جزيلًا، هي متحمسة جدًا.'],
];

export const ARRIVAL: Talk = [['provider', 'Good evening, I will be there on time. Is there a place to park nearby?']];
