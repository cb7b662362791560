/** Of a card with a bar of decisions: what gets the focus is scrolled above the bar. */
export const aboveDecisions = '[&_:is(a,button,input)]:scroll-mb-24';
