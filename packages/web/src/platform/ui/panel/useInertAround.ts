/**
 * While a panel stands over its page, what is below it takes neither focus nor clicks: on a phone everything, else the
 * page without the top bar. Notices stay (`data-above`); dialogs stand outside the application's root anyway.
 */
import { type RefObject, useLayoutEffect } from 'react';

const isAbove = (node: Element) => node.matches('[data-above]') || node.querySelector('[data-above]') !== null;

export function useInertAround(panel: RefObject<HTMLElement | null>, over: boolean, phone: boolean): void {
  useLayoutEffect(() => {
    if (!over || !panel.current) return;
    const silenced: Element[] = [];
    const ends = (node: Element) => node.parentElement === document.body || (!phone && node.matches('main'));
    for (let node: Element = panel.current; node.parentElement && !ends(node); node = node.parentElement) {
      for (const other of node.parentElement.children) {
        if (other === node || other.hasAttribute('inert') || other.matches('[data-scrim]') || isAbove(other)) continue;
        other.setAttribute('inert', '');
        silenced.push(other);
      }
    }
    return () => {
      for (const node of silenced) node.removeAttribute('inert');
    };
  }, [panel, over, phone]);
}
