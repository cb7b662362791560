/** The cities with areas where providers work. */
export const CITIES = ['cairo', 'giza', 'alexandria'] as const;
