/** How wide the window is, in CSS pixels: what `matchMedia` answers by. */
import type { Window as HappyWindow } from 'happy-dom';

declare global {
  interface Window {
    happyDOM?: HappyWindow['happyDOM'];
  }
}

export const DESK = 1280;
export const PHONE = 390;

export const setWidth = (width: number): void => window.happyDOM?.setViewport({ width, height: 844 });
