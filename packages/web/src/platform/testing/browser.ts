/**
 * What a browser has and happy-dom has not, put there once for all files of a worker; and a record of what goes wrong.
 */
import { listenToNoise } from './noise.ts';
import { knowPopovers } from './popover.ts';

listenToNoise();
knowPopovers();
knowSearchElement();
knowFonts();
leaveFramesEmpty();

/** happy-dom does not know <search> yet: React would warn of an unknown element. */
function knowSearchElement(): void {
  const create = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (name === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' });
    return element;
  };
}

/** A field that grows with its text asks again once the fonts are there: they always are. */
function knowFonts(): void {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
}

/** What a frame shows is another's: nothing is asked of it, and happy-dom does not complain about that. */
function leaveFramesEmpty(): void {
  // The DOM of the tests has its own settings beside a browser's window.
  const { settings } = (window as Window & { happyDOM?: { settings: Settings } }).happyDOM ?? {};
  if (!settings) return;
  settings.enableIframePageLoading = true;
  settings.navigation.disableChildFrameNavigation = true;
}

interface Settings {
  enableIframePageLoading: boolean;
  navigation: { disableChildFrameNavigation: boolean };
}
