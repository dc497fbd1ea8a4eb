import { useId } from 'react';
import { MARK } from './mark.ts';

/** The mark. The name beside it is text. */
export function BrandMark({ size = 28 }: { size?: number }) {
  const clip = useId();
  const { ground, quarters, radius, size: side } = MARK;
  return (
    <svg width={size} height={size} viewBox={`0 0 ${side} ${side}`} aria-hidden="true" focusable="false">
      <clipPath id={clip}>
        <rect width={side} height={side} rx={radius} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width={side} height={side} fill={ground} />
        {quarters.map(({ x, y, r, fill }) => (
          <circle key={fill} cx={x} cy={y} r={r} fill={fill} />
        ))}
      </g>
    </svg>
  );
}
