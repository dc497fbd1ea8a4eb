/** Exits and returns, for the register of assets: their drawers (lazy), their address, their tones. */
import { PATRIMONIO } from '@sede/domain/modules/patrimonio/bens';
import { lazy } from 'react';
import { recordHref } from '#platform/routing/index.ts';

export { TOM_DO_FLUXO } from './fluxo.status.ts';

const Saida = () => import('./SaidaForm.tsx');
export const RegistrarSaida = lazy(() => Saida().then((m) => ({ default: m.RegistrarSaida })));
export const RegistrarRetorno = lazy(() => import('./RetornoForm.tsx').then((m) => ({ default: m.RegistrarRetorno })));

export const fluxoHref = (id: string): string => recordHref(PATRIMONIO.fluxos, id);
