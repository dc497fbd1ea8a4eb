import { useMemo } from 'react';
import { tileWall } from './tiles.ts';

export interface TilesProps {
  columns: number;
  rows: number;
  seed?: number;
  className?: string;
}

/** The wall as an ornament: decoration only, never under text, hidden from screen readers. */
export function Tiles({ columns, rows, seed, className }: TilesProps) {
  const tiles = useMemo(() => tileWall(columns, rows, seed), [columns, rows, seed]);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${columns * 100} ${rows * 100}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="100%" height="100%" fill="var(--tile-bg)" />
      {tiles.map(({ x, y, turns, fill, white }) => (
        <g
          key={`${x}-${y}`}
          transform={`translate(${x * 100 + 50} ${y * 100 + 50}) rotate(${turns * 90}) translate(-50 -50)`}
        >
          <path d="M0 0H100A100 100 0 0 1 0 100Z" fill={`var(--tile-${fill})`} />
          {white && <path d="M0 0H50A50 50 0 0 1 0 50Z" fill="var(--tile-branco)" />}
        </g>
      ))}
    </svg>
  );
}
