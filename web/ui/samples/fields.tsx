import { Checkbox } from '../fields/checkbox.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { SearchField } from '../fields/search-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { TextField } from '../fields/text-field.tsx';
import { simpleToast } from '../toasts/simple-toast.ts';
import { Sample, useSampleText } from './sample.tsx';

export function Fields() {
  const text = useSampleText();
  return (
    <Sample title={text('Fields', 'الحقول')}>
      <div className="max-w-2xl">
        <SearchField
          maxLength={100}
          label={text('Search', 'بحث')}
          placeholder={text('What do you need done?', 'ما الخدمة التي تحتاج إليها؟')}
          submitLabel={text('Find', 'ابحث')}
          action="#"
          onSearch={(query) => simpleToast({ title: query || text('Nothing asked', 'لا يوجد سؤال') })}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={text('Full name', 'الاسم الكامل')} placeholder={text('Salma Adel', 'سلمى عادل')} />
        <TextField
          label={text('E-mail', 'البريد الإلكتروني')}
          type="email"
          dir="ltr"
          defaultValue="salma@"
          error={text('This address is not complete.', 'هذا العنوان غير مكتمل.')}
        />
        <PasswordField
          label={text('Password', 'كلمة المرور')}
          autoComplete="new-password"
          defaultValue="corniche-1919"
          hint={text('At least 8 characters.', '8 أحرف على الأقل.')}
        />
        <SelectField
          label={text('Area', 'المنطقة')}
          placeholder={text('All areas', 'كل المناطق')}
          options={[
            { value: 'maadi', label: text('Maadi', 'المعادي') },
            { value: 'zamalek', label: text('Zamalek', 'الزمالك') },
          ]}
        />
        <TextArea
          label={text('What should be done?', 'ما المطلوب؟')}
          hint={text('A photo can follow later.', 'يمكن إضافة صورة لاحقًا.')}
        />
        <div>
          <Checkbox label={text('In person', 'حضوريًا')} defaultChecked />
          <Checkbox
            label={text('Online', 'عبر الإنترنت')}
            hint={text('By video call, at any distance.', 'عبر مكالمة فيديو، من أي مكان.')}
          />
          <Checkbox label={text('Not offered here', 'غير متاح هنا')} disabled />
        </div>
      </div>
    </Sample>
  );
}
