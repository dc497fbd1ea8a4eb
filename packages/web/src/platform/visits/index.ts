/** What a person opened lately in this browser. */
export { reachable } from './reachable.ts';
export { useVisit } from './useVisit.ts';
export { keepVisit, readVisits, whenOf } from './visits.ts';
