import { CategoryIcon } from '../category-icon.tsx';
import { CraftTile } from '../craft-tile.tsx';
import { Sample, useSampleText } from './sample.tsx';

/** Icon, hue and name, as categories carry them. */
const crafts: readonly [icon: string, hue: number, en: string, ar: string][] = [
  ['palette', 42, 'Arts & crafts', 'فنون وحِرف'],
  ['book-open', 255, 'Tutoring', 'دروس خصوصية'],
  ['languages', 290, 'Languages', 'لغات'],
  ['music', 75, 'Music', 'موسيقى'],
  ['dumbbell', 15, 'Fitness', 'لياقة'],
  ['chef-hat', 55, 'Cooking', 'طبخ'],
  ['camera', 320, 'Photography', 'تصوير'],
  ['scissors', 350, 'Sewing', 'خياطة'],
  ['sprout', 145, 'Gardening', 'زراعة'],
  ['laptop', 235, 'Computers', 'كمبيوتر'],
  ['wrench', 205, 'Plumbing', 'سباكة'],
  ['zap', 90, 'Electricity', 'كهرباء'],
  ['spray-can', 175, 'Cleaning', 'تنظيف'],
  ['paint-roller', 25, 'Painting', 'دهانات'],
  ['hammer', 65, 'Carpentry', 'نجارة'],
  ['air-vent', 220, 'Air conditioning', 'تكييف'],
  ['washing-machine', 265, 'Appliances', 'أجهزة منزلية'],
  ['truck', 110, 'Moving', 'نقل أثاث'],
  ['house', 125, 'Home care', 'رعاية المنزل'],
  ['brick-wall', 35, 'Masonry', 'بناء'],
  ['', 85, 'Other skills', 'مهارات أخرى'],
];

export function Crafts() {
  const text = useSampleText();
  return (
    <Sample title={text('Drawn tiles', 'رسوم الحِرف')}>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
        {crafts.map(([icon, hue, en, ar]) => (
          <div key={icon}>
            <CraftTile icon={icon} hue={hue} className="aspect-[8/5] rounded-m" />
            <div className="flex items-center gap-3 pt-2.5">
              <CategoryIcon icon={icon} hue={hue} />
              <span className="card-text text-s">{text(en, ar)}</span>
            </div>
          </div>
        ))}
      </div>
    </Sample>
  );
}
