import { Row, Sample, useSampleText } from './sample.tsx';

const grounds = [
  'bg-sand-0',
  'bg-sand-1',
  'bg-sand-2',
  'bg-card',
  'bg-teal',
  'bg-clay',
  'bg-clay-soft',
  'bg-gold',
  'bg-ok-soft',
  'bg-warn-soft',
  'bg-bad-soft',
];

export function Foundations() {
  const text = useSampleText();
  return (
    <Sample title={text('Colour and type', 'الألوان والخط')}>
      <Row>
        {grounds.map((ground) => (
          <span key={ground} className="flex w-24 flex-col gap-1 text-xs text-ink-2">
            <span className={`h-14 rounded-s border border-sand-2 ${ground}`} />
            <span dir="ltr">{ground.slice(3)}</span>
          </span>
        ))}
      </Row>
      <p className="display-text">{text('Good hands, close to home.', 'أيادٍ أمينة، قريبة من بيتك.')}</p>
      <p className="title-text">{text('Browse by craft', 'تصفّح حسب الحِرفة')}</p>
      <p className="section-text">{text('Most offered services', 'الخدمات الأكثر توفّرًا')}</p>
      <p className="card-text">{text('Leak repair and fittings', 'إصلاح تسريبات وتركيبات')}</p>
      <p className="text-l text-ink-1">
        {text('A lead that says in one line what this is about.', 'تمهيد يقول في سطر واحد ما الأمر.')}
      </p>
      <p className="max-w-prose">
        {text(
          'Body text: I have been throwing pots in Fustat for eleven years and teach small groups, four people at a wheel each. You need no experience; clay, tools and firing are part of the price.',
          'نص عادي: أعمل على دولاب الفخار في الفسطاط منذ أحد عشر عامًا، وأدرّب مجموعات صغيرة من أربعة أفراد لكل منهم دولاب. لا تلزم أي خبرة، والطين والأدوات والحرق ضمن السعر.',
        )}
      </p>
      <p className="text-s text-ink-1">{text('Secondary text, 15 px', 'نص ثانوي، 15 بكسل')}</p>
      <p className="text-xs text-ink-2">{text('Quiet text, 13 px', 'نص هادئ، 13 بكسل')}</p>
    </Sample>
  );
}
