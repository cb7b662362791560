/** Where the tile of an area stands on the drawn map: its column from the west, its row from the north. */
export type Place = readonly [column: number, row: number];

/** A drawn map: the tiles of its areas, by their slugs, and the water, which is a path in hundredths of a tile. */
export interface AreaMap {
  columns: number;
  rows: number;
  places: Readonly<Record<string, Place>>;
  /** The Nile is a line, the sea a surface. */
  water: { path: string; isLine: boolean };
}

/** The Nile flows in the fifth column. */
export const GREATER_CAIRO: AreaMap = {
  columns: 12,
  rows: 8,
  places: {
    warraq: [4, 1],
    imbaba: [4, 2],
    mohandessin: [3, 3],
    'kit-kat': [4, 3],
    'sheikh-zayed': [1, 4],
    'bulaq-el-dakrour': [3, 4],
    agouza: [4, 4],
    '6th-of-october': [1, 5],
    faisal: [3, 5],
    dokki: [4, 5],
    'hadayek-el-ahram': [2, 6],
    haram: [3, 6],
    omraneya: [4, 6],
    hawamdeya: [4, 8],
    matareya: [8, 1],
    'ain-shams': [9, 1],
    'el-marg': [10, 1],
    'el-salam-city': [11, 1],
    'rod-el-farag': [6, 2],
    shubra: [7, 2],
    'hadayek-el-kobba': [8, 2],
    zeitoun: [9, 2],
    'el-nozha': [10, 2],
    'el-shorouk': [11, 2],
    'badr-city': [12, 2],
    zamalek: [6, 3],
    bulaq: [7, 3],
    'el-daher': [8, 3],
    heliopolis: [9, 3],
    sheraton: [10, 3],
    'rehab-city': [11, 3],
    madinaty: [12, 3],
    downtown: [6, 4],
    abdeen: [7, 4],
    abbasiya: [8, 4],
    'nasr-city': [9, 4],
    'new-cairo': [11, 4],
    'garden-city': [6, 5],
    'sayeda-zeinab': [7, 5],
    mokattam: [8, 5],
    manial: [6, 6],
    'old-cairo': [7, 6],
    'dar-el-salam': [6, 7],
    basateen: [7, 7],
    maadi: [6, 8],
    helwan: [7, 8],
  },
  water: {
    path: 'M452-40C425 60 466 130 440 230S425 330 446 420 462 540 436 640 456 760 440 840',
    isLine: true,
  },
};

/** The sea is in the north; the coast rises towards the east. */
export const ALEXANDRIA: AreaMap = {
  columns: 11,
  rows: 3,
  places: {
    sporting: [4, 1],
    roushdy: [5, 1],
    stanley: [6, 1],
    gleem: [7, 1],
    'san-stefano': [8, 1],
    miami: [9, 1],
    mandara: [10, 1],
    montaza: [11, 1],
    agami: [1, 2],
    mansheya: [2, 2],
    ibrahimia: [3, 2],
    'sidi-gaber': [5, 2],
    'sidi-bishr': [9, 2],
    smouha: [5, 3],
  },
  water: { path: 'M-300-300H1500V-8C1100-14 700 0 420-6 330-8 320 40 285 70 240 104 120 84-300 98Z', isLine: false },
};
