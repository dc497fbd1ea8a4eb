/** Whether the list of keys is open. */
import { createStore } from '../text/store.ts';

export const helpStore = createStore(false);
