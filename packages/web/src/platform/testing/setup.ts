/**
 * Around every screen test: the page is empty again, nothing read or typed is left, and nothing went wrong unseen.
 */
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, expect } from 'vitest';
import { queryClient } from '../api/index.ts';
import { dialogs } from '../ui/dialogs/dialogStore.ts';
import { notices } from '../ui/feedback/notify.ts';
import { listenToNoise, takeNoise } from './noise.ts';
import { forgetPopovers, knowPopovers } from './popover.ts';
import { answerNothing } from './wire.ts';

// A busy machine is slow; what never comes still fails.
configure({ asyncUtilTimeout: 15_000 });

beforeAll(() => {
  listenToNoise();
  knowSearchElement();
  knowPopovers();
});

afterEach(() => {
  cleanup();
  forgetPopovers();
  answerNothing();
  queryClient.clear();
  dialogs.set([]);
  notices.set([]);
  sessionStorage.clear();
  localStorage.clear();
  expect(takeNoise()).toEqual([]);
});

/** happy-dom does not know <search> yet, which every browser does: React would warn of an unknown element. */
function knowSearchElement(): void {
  const create = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (name === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' });
    return element;
  };
}
