/** What the composition root and modules use of the jobs room. */
export { getTrabalho, type JobState, type Trabalho } from './job-store.ts';
export { createJobs, type JobContext, type JobHandler, type Jobs } from './jobs.ts';
