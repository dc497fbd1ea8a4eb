/**
 * Stands where a record has no such operation, since a hook is always called. Nothing offers it: a call is a defect.
 */
export const NO_OPERATION = {
  call: () => Promise.reject(new Error('This record has no such operation')),
  mutationKey: () => [],
};
