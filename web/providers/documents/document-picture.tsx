type DocumentPictureProps = {
  documentId: string;
  /** Counted from 1. */
  page: number;
  /** What the picture shows, in the page's language, for screen readers and as the title of the enlarged picture. */
  label: string;
};

/** One page of a private document; only its owner and admins can see it. */
export function DocumentPicture({ label }: DocumentPictureProps) {
  return <figure aria-label={label} />;
}
