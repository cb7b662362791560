/** Where a browser stores the area that the visitor has chosen. */
export const AREA_KEY = 'hirfa.area';

/** The area that an address names: the search form sends it where no scripts run yet. */
export const AREA_IN_ADDRESS = /[?&]area=([-\w]{36})(?![-\w])/;

export const areaIn = (search: string): string | null => AREA_IN_ADDRESS.exec(search)?.[1] ?? null;
