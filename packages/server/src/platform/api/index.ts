/** The API platform: what modules and the composition root use of it. */
export type {
  Actor,
  BaseContext,
  RawContext,
  ReadContext,
  Reader,
  Services,
  Who,
  WriteContext,
  Writer,
} from './context.ts';
export { retryAfter, statusOf, toSedeError, toWire } from './errors.ts';
export { fillAnswer } from './even-answers.ts';
export { type ApiDeps, authorise, needsSecondStep, parseInput } from './invoke.ts';
export { type NamedRow, type NoRow, namesNoRecord } from './named-row.ts';
export { createRpcFace } from './orpc.ts';
export { takeTurns } from './public-limits.ts';
export { type FileReply, mountRaw } from './raw.ts';
export { type Modules, registerOps } from './registry.ts';
export { mountRest } from './rest.ts';
export { type ModuleRoutes, routes } from './routes.ts';
export { type RowRule, todos, type Visivel } from './row-rule.ts';
export { createSystemWrite, type SystemCtx, type SystemWrite } from './system-write.ts';
export { sweepTickets } from './ticket-write.ts';
export { createTickets } from './tickets.ts';
export { runWrite } from './write.ts';
