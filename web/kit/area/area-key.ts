/** Where a browser stores the area that the visitor has chosen. */
export const AREA_KEY = 'hirfa.area';
