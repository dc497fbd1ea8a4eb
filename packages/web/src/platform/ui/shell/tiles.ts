/**
 * The tiled wall of Brasília, by rule: quarter circles on a grid, the same wall for the same seed.
 *
 * In: columns, rows, seed. Out: per tile its place, quarter turns, fill and whether a small white quarter stands in the
 * same corner. No random numbers of the browser: the wall must look the same at every render. Source: design/README.
 */

export interface Tile {
  x: number;
  y: number;
  turns: 0 | 1 | 2 | 3;
  fill: 'azul' | 'azul2' | 'verde' | 'ambar';
  white: boolean;
}

const FILLS = ['azul', 'azul', 'verde', 'azul2', 'ambar'] as const;

/** The Park–Miller generator. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

export function tileWall(columns: number, rows: number, seed = 7): Tile[] {
  const random = createRandom(seed);
  const tiles: Tile[] = [];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      tiles.push({
        x,
        y,
        turns: Math.floor(random() * 4) as Tile['turns'], // 0 to 3
        fill: FILLS[Math.floor(random() * FILLS.length)] ?? 'azul',
        white: random() > 0.55,
      });
    }
  }
  return tiles;
}
