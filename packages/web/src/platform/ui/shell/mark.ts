/**
 * The mark in numbers: a tile of the wall in the three houses' colours. Drawn by `BrandMark`, and into the icons of the
 * installed product at the build (`build/icons.ts`). Units: those of a square of `size`. Source: design/README.
 */
export const MARK = {
  size: 28,
  /** Of the rounded corners. */
  radius: 7,
  ground: '#1d4f91',
  /** Quarters of circles in opposite corners: centre, radius, colour. */
  quarters: [
    { x: 0, y: 0, r: 14, fill: '#1d6b4c' },
    { x: 28, y: 28, r: 14, fill: '#c9822b' },
  ],
} as const;
