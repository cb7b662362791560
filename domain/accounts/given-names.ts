/**
 * Common Egyptian given names, in Latin and in Arabic letters, as `foldForSearch` folds them (small, without marks, one
 * form of each letter). A two-word name that begins with one of them is shown by its second word. 5.13
 */
const LATIN = `
  adel ahmad ahmed aisha alaa ali amal amany amira amr asmaa aya ayman basma dalia dina doaa eman emad fatma fady farida
  gamal habiba hala hana hany hassan heba hend hesham hoda hossam hussein ibrahim islam karim khaled laila lamia mahmoud
  mariam marina mina mohamed mohammed mona mostafa nada nadia nora nour omar osama rana rania reem salma sameh sara sarah
  sherif tamer tarek wael waleed yara yasmin yasser youssef zeinab
`;

const ARABIC = `
  احمد محمد محمود مصطفي علي عمر عمرو خالد كريم حسن حسين حسام هشام هاني ابراهيم اسلام ايمن عادل علاء طارق تامر شريف سامح
  وليد ياسر يوسف سلمي نور مني هبه هدي هند ايمان امل اميره اسماء ايه دينا داليا رانيا ريم ساره فاطمه مريم ندي ياسمين يارا
`;

export const GIVEN_NAMES: ReadonlySet<string> = new Set(`${LATIN} ${ARABIC}`.trim().split(/\s+/));
