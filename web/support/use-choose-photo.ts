import { useLingui } from '@lingui/react/macro';
import { shrinkPhoto, type ShrunkPhoto } from '../ui/photos/shrink-photo.ts';
import { toast } from '../ui/toasts/toast.ts';

/** Makes a chosen photo ready to be sent; says so where the file is none. */
export function useChoosePhoto(onPhoto: (photo: ShrunkPhoto) => void): (file: File) => Promise<void> {
  const { t } = useLingui();
  return async (file) => {
    const photo = await shrinkPhoto(file);
    if (photo !== null) onPhoto(photo);
    else toast({ tone: 'bad', title: t`This file can’t be sent as a photo. Please choose another one.` });
  };
}
