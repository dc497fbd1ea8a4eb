/** Binds taking back to its service. */
import { atosContract } from '@sede/domain/modules/sistema/atos/contract';
import { routes } from '#platform/api/index.ts';
import { type AtosDeps, desfazer } from './atos.desfazer.ts';

export const atosRoutes = (deps: AtosDeps) => routes(atosContract, { desfazer: desfazer(deps) });
