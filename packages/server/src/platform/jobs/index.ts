/** What the composition root and modules use of the jobs room. */

export { createJobs, type JobContext, type Jobs } from './jobs.ts';
