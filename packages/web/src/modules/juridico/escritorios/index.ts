/** Law offices: what other screens choose one with. */
export { escritoriosSource } from './escritorios.source.ts';
