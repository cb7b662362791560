import Heart from 'lucide-react/icons/heart';
import Pencil from 'lucide-react/icons/pencil';
import Share2 from 'lucide-react/icons/share-2';
import Trash2 from 'lucide-react/icons/trash-2';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { ButtonLink, Link, TextLink } from '../link.tsx';
import { Row, Sample, useSampleText } from './sample.tsx';

export function Actions() {
  const text = useSampleText();
  return (
    <Sample title={text('Actions', 'الأفعال')}>
      <Row>
        <Button>{text('Send request', 'إرسال الطلب')}</Button>
        <Button variant="secondary">{text('Save for later', 'حفظ لوقت لاحق')}</Button>
        <Button variant="quiet">{text('Not now', 'ليس الآن')}</Button>
        <Button variant="danger">
          <Trash2 aria-hidden />
          {text('Delete', 'حذف')}
        </Button>
      </Row>
      <Row>
        <Button pending>{text('Sending…', 'جارٍ الإرسال…')}</Button>
        <Button disabled>{text('Send request', 'إرسال الطلب')}</Button>
        <Button size="l">{text('Continue', 'متابعة')}</Button>
        <ButtonLink to="/services" variant="secondary" size="l">
          {text('Browse services', 'تصفّح الخدمات')}
        </ButtonLink>
      </Row>
      <Row>
        <IconButton label={text('Save', 'حفظ')} icon={<Heart aria-hidden />} />
        <IconButton label={text('Share', 'مشاركة')} icon={<Share2 aria-hidden />} />
        <IconButton label={text('Edit', 'تعديل')} icon={<Pencil aria-hidden />} disabled />
        <TextLink to="/services">{text('All services', 'كل الخدمات')}</TextLink>
      </Row>
      <Breadcrumbs here={text('Pottery for beginners', 'فخار للمبتدئين')}>
        <Link to="/">{text('Home', 'الرئيسية')}</Link>
        <Link to="/services">{text('Services', 'الخدمات')}</Link>
      </Breadcrumbs>
    </Sample>
  );
}
