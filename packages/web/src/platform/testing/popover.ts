/**
 * The browser's popover, as far as the kit uses it: happy-dom does not know it yet.
 *
 * `showPopover`, `hidePopover`, `:popover-open` in selectors, the `toggle` event a moment later, Escape and a press
 * outside that close the last one that opened, focus back to where it was. A closed popover is out of sight for roles.
 * Positions and the top layer are the journeys'.
 */
const OPEN = 'data-popover-open';
const open: { panel: HTMLElement; before: Element | null }[] = [];

function tell(panel: HTMLElement, oldState: string, newState: string): void {
  setTimeout(() => panel.dispatchEvent(Object.assign(new Event('toggle'), { oldState, newState })));
}

function hide(panel: HTMLElement): void {
  const at = open.findIndex((one) => one.panel === panel);
  if (at < 0) return;
  const [closed] = open.splice(at, 1);
  const inside = panel.contains(document.activeElement);
  panel.removeAttribute(OPEN);
  tell(panel, 'open', 'closed');
  if (inside && closed?.before instanceof HTMLElement) closed.before.focus();
}

function showPopover(this: HTMLElement): void {
  open.push({ panel: this, before: document.activeElement });
  this.setAttribute(OPEN, '');
  tell(this, 'closed', 'open');
}

function hidePopover(this: HTMLElement): void {
  hide(this);
}

/** ':popover-open' is a state; here it is an attribute. */
function knowSelector(prototype: object, method: string): void {
  const own: (selector: string) => unknown = Reflect.get(prototype, method);
  Object.defineProperty(prototype, method, {
    configurable: true,
    writable: true,
    value(selector: string) {
      return own.call(this, selector.replaceAll(':popover-open', `[${OPEN}]`));
    },
  });
}

export function knowPopovers(): void {
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover });
  for (const prototype of [Element.prototype, Document.prototype]) {
    for (const method of ['querySelector', 'querySelectorAll', 'matches', 'closest']) {
      if (method in prototype) knowSelector(prototype, method);
    }
  }
  const style = document.createElement('style');
  style.textContent = `[popover]:not([${OPEN}]) { display: none }`;
  document.head.append(style);
  window.addEventListener('keydown', (event) => {
    const last = open.at(-1);
    if (event.key === 'Escape' && !event.defaultPrevented && last) hide(last.panel);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    const last = open.at(-1);
    if (last && target instanceof Node && !last.panel.contains(target)) hide(last.panel);
  });
}

/** Nothing stays open from one test to the next. */
export const forgetPopovers = (): void => {
  open.length = 0;
};
