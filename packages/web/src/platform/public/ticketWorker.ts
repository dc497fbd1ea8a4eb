/** The worker that puts the work into a challenge, so that the page stays usable. In: the challenge. Out: the ticket. */
import { workOn } from '@sede/domain/kernel';

self.onmessage = ({ data }: MessageEvent<string>) => self.postMessage(workOn(data));
