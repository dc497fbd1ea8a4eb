import classes from './feedback.module.css';

/** Quarter-circle tiles of the Congress wall, drawn by code; ornament only, text never stands on it. */
const TILES: readonly { color: 'azul' | 'verde' | 'ambar' | 'soft'; turn: number; x: number; y: number }[] = [
  { x: 0, y: 0, color: 'azul', turn: 0 },
  { x: 1, y: 0, color: 'soft', turn: 1 },
  { x: 2, y: 0, color: 'verde', turn: 2 },
  { x: 3, y: 0, color: 'soft', turn: 3 },
  { x: 0, y: 1, color: 'soft', turn: 2 },
  { x: 1, y: 1, color: 'ambar', turn: 3 },
  { x: 2, y: 1, color: 'soft', turn: 0 },
  { x: 3, y: 1, color: 'azul', turn: 1 },
  { x: 0, y: 2, color: 'verde', turn: 1 },
  { x: 1, y: 2, color: 'soft', turn: 0 },
  { x: 2, y: 2, color: 'azul', turn: 3 },
  { x: 3, y: 2, color: 'soft', turn: 2 },
];
const SIZE = 26;

export function TileOrnament() {
  return (
    <svg
      className={classes.tiles}
      width={SIZE * 4}
      height={SIZE * 3}
      viewBox={`0 0 ${SIZE * 4} ${SIZE * 3}`}
      aria-hidden="true"
    >
      {TILES.map(({ x, y, color, turn }) => (
        <path
          key={`${x}-${y}`}
          data-color={color}
          d={`M0 0h${SIZE}a${SIZE} ${SIZE} 0 0 1-${SIZE} ${SIZE}z`}
          transform={`translate(${x * SIZE} ${y * SIZE}) rotate(${turn * 90} ${SIZE / 2} ${SIZE / 2})`}
        />
      ))}
    </svg>
  );
}
