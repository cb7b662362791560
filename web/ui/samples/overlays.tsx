import Bell from 'lucide-react/icons/bell';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import MessageCircle from 'lucide-react/icons/message-circle';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from '../button.tsx';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
import { DropdownMenu, MenuItem } from '../overlays/dropdown-menu.tsx';
import { IconButton } from '../icon-button.tsx';
import { simpleToast } from '../toasts/simple-toast.ts';
import { toast } from '../toasts/toast.ts';
import { Row, Sample, useSampleText } from './sample.tsx';

export function Overlays() {
  const text = useSampleText();
  return (
    <Sample title={text('Above the page', 'فوق الصفحة')}>
      <Row>
        <ConfirmDialog
          title={text('Withdraw the request?', 'سحب الطلب؟')}
          description={text('Salma has not answered yet. Nothing is charged.', 'لم ترد سلمى بعد، ولن يُخصم أي مبلغ.')}
          trigger={<Button variant="secondary">{text('Open a dialog', 'فتح نافذة')}</Button>}
          confirm={text('Withdraw', 'سحب الطلب')}
          keep={text('Keep it', 'إبقاء الطلب')}
          isDanger
          call={{ isPending: false }}
          onConfirm={(close) => close()}
        />
        <DropdownMenu trigger={<IconButton label={text('More', 'المزيد')} icon={<Ellipsis aria-hidden />} />}>
          <MenuItem
            icon={<Copy aria-hidden />}
            onSelect={() => simpleToast({ title: text('Link copied', 'تم نسخ الرابط') })}
          >
            {text('Copy link', 'نسخ الرابط')}
          </MenuItem>
          <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={() => undefined}>
            {text('Delete', 'حذف')}
          </MenuItem>
        </DropdownMenu>
        <div>
          <IconButton label={text('Notifications', 'الإشعارات')} icon={<Bell aria-hidden />} />
          <IconButton label={text('Messages', 'الرسائل')} icon={<MessageCircle aria-hidden />} />
        </div>
      </Row>
      <Toasts />
    </Sample>
  );
}

function Toasts() {
  const text = useSampleText();
  return (
    <Row>
      <Button
        variant="secondary"
        onClick={() =>
          toast({
            tone: 'ok',
            title: text('Request sent', 'تم إرسال الطلب'),
            text: text('Salma answers within 24 hours.', 'ترد سلمى خلال 24 ساعة.'),
          })
        }
      >
        {text('Good news', 'خبر سار')}
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast({
            tone: 'bad',
            title: text('The request was not sent', 'لم يُرسل الطلب'),
            action: { label: text('Try Again', 'إعادة المحاولة'), run: () => undefined },
          })
        }
      >
        {text('Bad news', 'خبر سيئ')}
      </Button>
      <Button variant="secondary" onClick={() => simpleToast({ title: text('Saved', 'تم الحفظ') })}>
        {text('A simple toast', 'إشعار بسيط')}
      </Button>
    </Row>
  );
}
