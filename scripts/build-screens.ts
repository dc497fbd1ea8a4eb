/**
 * Builds the screens as a start of the server would, and leaves its stamp: the servers of the journeys, which start three
 * at a time, then find them built and do not each build them again.
 */
import { ensureScreens } from '../packages/server/src/platform/http/ensure-screens.ts';

await ensureScreens((text) => console.log(text));
