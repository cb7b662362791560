export type Name = readonly [latin: string, arabic: string];

/** First and family names that fit together: Coptic first names do not occur with Muslim family names. */
interface NameGroup {
  male: readonly Name[];
  female: readonly Name[];
  family: readonly Name[];
}

const sharedMale: readonly Name[] = [
  ['Karim', 'كريم'],
  ['Sherif', 'شريف'],
  ['Tamer', 'تامر'],
  ['Ramy', 'رامي'],
  ['Wael', 'وائل'],
  ['Emad', 'عماد'],
  ['Ashraf', 'أشرف'],
  ['Magdy', 'مجدي'],
  ['Samir', 'سمير'],
  ['Adel', 'عادل'],
  ['Hany', 'هاني'],
  ['Nabil', 'نبيل'],
  ['Bassem', 'باسم'],
  ['Fady', 'فادي'],
  ['Ayman', 'أيمن'],
  ['Medhat', 'مدحت'],
];

const muslimMale: readonly Name[] = [
  ['Ahmed', 'أحمد'],
  ['Mohamed', 'محمد'],
  ['Mahmoud', 'محمود'],
  ['Mostafa', 'مصطفى'],
  ['Omar', 'عمر'],
  ['Youssef', 'يوسف'],
  ['Khaled', 'خالد'],
  ['Hassan', 'حسن'],
  ['Hussein', 'حسين'],
  ['Ibrahim', 'إبراهيم'],
  ['Islam', 'إسلام'],
  ['Amr', 'عمرو'],
  ['Hossam', 'حسام'],
  ['Tarek', 'طارق'],
  ['Yasser', 'ياسر'],
  ['Walid', 'وليد'],
  ['Ali', 'علي'],
  ['Seif', 'سيف'],
  ['Ziad', 'زياد'],
  ['Abdallah', 'عبد الله'],
  ['Sayed', 'سيد'],
  ['Gamal', 'جمال'],
  ['Ragab', 'رجب'],
  ['Shaaban', 'شعبان'],
  ['Osama', 'أسامة'],
  ['Haitham', 'هيثم'],
  ['Moataz', 'معتز'],
  ['Marwan', 'مروان'],
  ['Essam', 'عصام'],
  ['Saad', 'سعد'],
];

const copticMale: readonly Name[] = [
  ['Mina', 'مينا'],
  ['Kyrillos', 'كيرلس'],
  ['Bishoy', 'بيشوي'],
  ['Abanoub', 'أبانوب'],
  ['Peter', 'بيتر'],
  ['Beshara', 'بشارة'],
  ['George', 'جورج'],
  ['Shenouda', 'شنودة'],
  ['Boutros', 'بطرس'],
  ['Mark', 'مارك'],
];

const sharedFemale: readonly Name[] = [
  ['Nadine', 'نادين'],
  ['Mona', 'منى'],
  ['Rania', 'رانيا'],
  ['Nermine', 'نرمين'],
  ['Amal', 'أمل'],
  ['Samia', 'سامية'],
  ['Nevine', 'نيفين'],
  ['Sally', 'سالي'],
  ['Dalia', 'داليا'],
  ['Nadia', 'نادية'],
  ['Laila', 'ليلى'],
  ['Jasmine', 'جاسمين'],
  ['Sherine', 'شيرين'],
  ['Mariam', 'مريم'],
  ['Hala', 'هالة'],
];

const muslimFemale: readonly Name[] = [
  ['Fatma', 'فاطمة'],
  ['Aya', 'آية'],
  ['Heba', 'هبة'],
  ['Doaa', 'دعاء'],
  ['Esraa', 'إسراء'],
  ['Shaimaa', 'شيماء'],
  ['Asmaa', 'أسماء'],
  ['Menna', 'منة'],
  ['Nourhan', 'نورهان'],
  ['Yasmine', 'ياسمين'],
  ['Habiba', 'حبيبة'],
  ['Farida', 'فريدة'],
  ['Malak', 'ملك'],
  ['Hana', 'هنا'],
  ['Reem', 'ريم'],
  ['Ghada', 'غادة'],
  ['Safaa', 'صفاء'],
  ['Zeinab', 'زينب'],
  ['Nahla', 'نهلة'],
  ['Eman', 'إيمان'],
  ['Rehab', 'رحاب'],
  ['Nesma', 'نسمة'],
  ['Basma', 'بسمة'],
  ['Amira', 'أميرة'],
];

const copticFemale: readonly Name[] = [
  ['Marina', 'مارينا'],
  ['Christine', 'كريستين'],
  ['Demiana', 'دميانة'],
  ['Irini', 'إيريني'],
  ['Martina', 'مارتينا'],
  ['Verena', 'فيرينا'],
  ['Mary', 'ماري'],
  ['Marianne', 'ماريان'],
  ['Youstina', 'يوستينا'],
  ['Monica', 'مونيكا'],
];

const sharedFamily: readonly Name[] = [
  ['Fouad', 'فؤاد'],
  ['Shawky', 'شوقي'],
  ['Zaki', 'زكي'],
  ['Naguib', 'نجيب'],
  ['Helmy', 'حلمي'],
  ['Ramzy', 'رمزي'],
  ['Fawzy', 'فوزي'],
  ['Kamal', 'كمال'],
  ['Sabry', 'صبري'],
  ['Lotfy', 'لطفي'],
  ['Nassar', 'نصار'],
  ['Wahba', 'وهبة'],
];

const muslimFamily: readonly Name[] = [
  ['Abdel Rahman', 'عبد الرحمن'],
  ['El-Sayed', 'السيد'],
  ['El-Sharkawy', 'الشرقاوي'],
  ['Abdel Aziz', 'عبد العزيز'],
  ['Mansour', 'منصور'],
  ['El-Naggar', 'النجار'],
  ['El-Masry', 'المصري'],
  ['Abdel Fattah', 'عبد الفتاح'],
  ['Shehata', 'شحاتة'],
  ['El-Gohary', 'الجوهري'],
  ['Ramadan', 'رمضان'],
  ['Abu Zeid', 'أبو زيد'],
  ['El-Shazly', 'الشاذلي'],
  ['Hegazy', 'حجازي'],
  ['El-Banna', 'البنا'],
  ['Salem', 'سالم'],
  ['El-Tantawy', 'الطنطاوي'],
  ['Gaber', 'جابر'],
  ['El-Kholy', 'الخولي'],
  ['Abdel Hamid', 'عبد الحميد'],
  ['Eid', 'عيد'],
  ['El-Desouky', 'الدسوقي'],
  ['Hamdy', 'حمدي'],
  ['Soliman', 'سليمان'],
  ['El-Feky', 'الفقي'],
  ['Metwally', 'متولي'],
  ['Farouk', 'فاروق'],
  ['El-Hawary', 'الهواري'],
  ['Abdel Latif', 'عبد اللطيف'],
  ['Bakr', 'بكر'],
  ['El-Menshawy', 'المنشاوي'],
  ['Galal', 'جلال'],
  ['Taha', 'طه'],
  ['El-Sherbiny', 'الشربيني'],
  ['Abu El-Ela', 'أبو العلا'],
  ['Othman', 'عثمان'],
  ['Hafez', 'حافظ'],
  ['El-Leithy', 'الليثي'],
  ['Refaat', 'رفعت'],
  ['Zidan', 'زيدان'],
];

const copticFamily: readonly Name[] = [
  ['Girgis', 'جرجس'],
  ['Hanna', 'حنا'],
  ['Mikhail', 'ميخائيل'],
  ['Ghali', 'غالي'],
  ['Tadros', 'تادرس'],
  ['Boulos', 'بولس'],
  ['Ishak', 'إسحق'],
  ['Morcos', 'مرقس'],
  ['Wassef', 'واصف'],
  ['Makram', 'مكرم'],
  ['Abdel Malak', 'عبد الملاك'],
  ['Sedrak', 'سدراك'],
  ['Bebawy', 'بباوي'],
  ['Awad', 'عوض'],
];

export const maleNames: readonly Name[] = [...sharedMale, ...muslimMale, ...copticMale];
export const femaleNames: readonly Name[] = [...sharedFemale, ...muslimFemale, ...copticFemale];
export const familyNames: readonly Name[] = [...sharedFamily, ...muslimFamily, ...copticFamily];

export const muslimNames: NameGroup = {
  male: [...sharedMale, ...muslimMale],
  female: [...sharedFemale, ...muslimFemale],
  family: [...sharedFamily, ...muslimFamily],
};

export const copticNames: NameGroup = {
  male: [...sharedMale, ...copticMale],
  female: [...sharedFemale, ...copticFemale],
  family: [...sharedFamily, ...copticFamily],
};
