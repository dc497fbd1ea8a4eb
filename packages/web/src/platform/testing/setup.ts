/**
 * Around every screen test: the page is empty again, nothing read or typed is left, and nothing went wrong unseen.
 */
import './browser.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { queryClient } from '../api/index.ts';
import { dialogs } from '../ui/dialogs/dialogStore.ts';
import { notices } from '../ui/feedback/notify.ts';
import { takeNoise } from './noise.ts';
import { forgetPopovers } from './popover.ts';
import { answerNothing } from './wire.ts';

configure({
  // A busy machine is slow; what never comes still fails.
  asyncUtilTimeout: 15_000,
  // React works as in a browser: what an event starts may end later (a page that is still coming), so tests wait for it.
  eventWrapper: (fire) => fire(),
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
