import type { DocumentKind } from '@hirfa/domain/providers';
import type { ReactNode } from 'react';

/** Lines of writing. */
const lines = (x: number, ...rows: readonly [y: number, width: number][]) =>
  rows.map(([y, width]) => <path key={y} d={`M${x} ${y}h${width}`} />);

const DRAWINGS: Record<DocumentKind, ReactNode> = {
  national_id_front: (
    <>
      <rect x="6" y="10" width="84" height="44" rx="4" />
      <rect x="13" y="18" width="20" height="26" rx="2" />
      <circle cx="23" cy="27" r="5" />
      <path d="M15 43c1-7 15-7 16 0" />
      {lines(41, [21, 40], [29, 32], [37, 40], [46, 26])}
    </>
  ),
  national_id_back: (
    <>
      <rect x="6" y="10" width="84" height="44" rx="4" />
      {lines(13, [19, 50], [26, 38], [33, 44])}
      {[14, 17, 19, 23, 26, 28, 32, 35, 39, 41, 45, 48, 50, 54, 57, 61, 63, 67, 70, 74, 76, 80].map((x) => (
        <path key={x} d={`M${x} 40v9`} />
      ))}
    </>
  ),
  proof_url: (
    <>
      <path d="M24 6h38l12 12v40H24z" />
      <path d="M62 6v12h12" />
      <path d="m44 14-7 11h6l-2 9 8-12h-6z" />
      {lines(32, [42, 34], [48, 34], [54, 20])}
    </>
  ),
  skill_verification_document_url: (
    <>
      <rect x="12" y="8" width="72" height="48" rx="3" />
      {lines(30, [19, 36], [27, 44], [34, 28])}
      <circle cx="67" cy="42" r="6" />
      <path d="m63 47-3 9 7-3 7 3-3-9" />
      {lines(22, [46, 24])}
    </>
  ),
};

/** A drawing of a document as it should be in the picture: whole, straight, all corners in view. */
export function DocumentExample({ kind }: { kind: DocumentKind }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 96 64"
      className="h-16 w-24 shrink-0 rounded-s bg-sand-1 fill-none stroke-ink-2 stroke-[1.5] [stroke-linecap:round] [stroke-linejoin:round]"
    >
      {DRAWINGS[kind]}
    </svg>
  );
}
