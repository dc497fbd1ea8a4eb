/**
 * Records that pickers make on the spot: the form of the register over whatever form the picker stands in.
 *
 * It is drawn by `KitHost`, not within the other form: React's events go up the tree of components, and saving the one would
 * save the other. Out: the id of what was saved, null where the person gave up. Source: spec 1 ('Screens'); decision 064.
 */
import type { RecordCreation } from '../list-state/filters.ts';
import { createStore, useStore } from '../text/store.ts';

interface PendingCreation {
  key: number;
  Form: RecordCreation['Form'];
  name: string | undefined;
  answer: (id: string | null) => void;
}

const creations = createStore<readonly PendingCreation[]>([]);
/** A form that is open may need a record itself: the last is on top. */
export const useCreations = () => useStore(creations);
let lastKey = 0;

export function createRecord(Form: RecordCreation['Form'], name: string): Promise<string | null> {
  return new Promise((resolve) => {
    const key = ++lastKey;
    const answer = (id: string | null) => {
      creations.set((open) => open.filter((one) => one.key !== key));
      resolve(id);
    };
    creations.set((open) => [...open, { key, Form, name: name === '' ? undefined : name, answer }]);
  });
}
