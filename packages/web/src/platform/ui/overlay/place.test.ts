import { describe, expect, it } from 'vitest';
import { place } from './place.ts';

const view = { width: 1000, height: 600 };
const panel = { width: 200, height: 300 };

describe('a floating panel', () => {
  it('opens below its button, at the same left edge', () =>
    expect(place({ left: 50, top: 100, width: 80, height: 30 }, panel, view, 'start')).toMatchObject({
      left: 50,
      top: 136,
    }));
  it('ends where its button ends when asked to', () =>
    expect(place({ left: 700, top: 100, width: 80, height: 30 }, panel, view, 'end').left).toBe(580));
  it('opens above when only there is room', () =>
    expect(place({ left: 50, top: 500, width: 80, height: 30 }, panel, view, 'start').top).toBe(194));
  it('never leaves the window', () => {
    expect(place({ left: 950, top: 100, width: 40, height: 30 }, panel, view, 'start').left).toBe(792);
    expect(place({ left: 10, top: 100, width: 40, height: 30 }, panel, view, 'end').left).toBe(8);
  });
  it('is cut to the room there is when it is taller than the window', () => {
    const at = place({ left: 0, top: 200, width: 40, height: 30 }, { width: 200, height: 900 }, view, 'start');
    expect(at.top + at.maxHeight).toBeLessThanOrEqual(view.height - 8);
  });
});
