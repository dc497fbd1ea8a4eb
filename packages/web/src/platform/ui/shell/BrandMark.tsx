import { useId } from 'react';

/** The mark: a tile of the wall in the three houses' colours. The name beside it is text. */
export function BrandMark({ size = 28 }: { size?: number }) {
  const clip = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <clipPath id={clip}>
        <rect width="28" height="28" rx="7" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path fill="#1d4f91" d="M0 0h28v28H0z" />
        <path fill="#1d6b4c" d="M0 0h14A14 14 0 0 1 0 14z" />
        <path fill="#c9822b" d="M28 28H14a14 14 0 0 1 14-14z" />
      </g>
    </svg>
  );
}
