/**
 * Where a floating panel goes: below its anchor, above when there is no room, always inside the window.
 *
 * In: rectangles in CSS pixels of the viewport. Out: left and top for `position: fixed`, and the height left for it.
 */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Place {
  left: number;
  top: number;
  maxHeight: number;
}

const GAP = 6;
const EDGE = 8;

export function place(
  anchor: Box,
  panel: { width: number; height: number },
  view: { width: number; height: number },
  align: 'start' | 'end',
): Place {
  const below = view.height - (anchor.top + anchor.height) - GAP - EDGE;
  const above = anchor.top - GAP - EDGE;
  const onTop = panel.height > below && above > below;
  const maxHeight = Math.max(onTop ? above : below, 120);
  const height = Math.min(panel.height, maxHeight);
  const wanted = align === 'start' ? anchor.left : anchor.left + anchor.width - panel.width;
  const left = Math.max(EDGE, Math.min(wanted, view.width - panel.width - EDGE));
  const top = onTop ? anchor.top - GAP - height : anchor.top + anchor.height + GAP;
  return { left, top: Math.max(EDGE, Math.min(top, view.height - height - EDGE)), maxHeight };
}
